import { lazyAfterHydration } from '@/shared/lib/lazy-with-retry';

export const LanguageChoice = lazyAfterHydration(
  'the choice of language',
  async () => (await import('./ui/LanguageChoice')).LanguageChoice,
);
