import { lazyAfterHydration } from '@/shared/lib/lazy-with-retry';

export const SchemeChoice = lazyAfterHydration(async () => (await import('./ui/SchemeChoice')).SchemeChoice);
