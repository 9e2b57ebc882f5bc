import { lazyAfterHydration } from '@/shared/lib/lazy-with-retry';

export { DataSaverCheckbox } from './DataSaverCheckbox';

export const LanguageChoice = lazyAfterHydration(
  'the choice of language',
  async () => (await import('./LanguageChoice')).LanguageChoice,
);

export const SchemeChoice = lazyAfterHydration(
  'the choice of colour scheme',
  async () => (await import('./SchemeChoice')).SchemeChoice,
);

export const ShowImagesPrompt = lazyAfterHydration(
  'the button that shows images',
  async () => (await import('./ShowImagesPrompt')).ShowImagesPrompt,
);
