import { lazyAfterHydration } from '@/shared/lib/lazy-with-retry';

export const LanguageChoice = lazyAfterHydration(async () => (await import('./ui/LanguageChoice')).LanguageChoice);
