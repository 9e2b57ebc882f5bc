import { lazyAfterHydration } from '@/shared/lib/lazy-with-retry';

export const SchemeChoice = lazyAfterHydration(
  'the choice of colour scheme',
  async () => (await import('./ui/SchemeChoice')).SchemeChoice,
);
