import { lazyPart } from '@/shared/lib/lazy-part';

export { DataSaverCheckbox } from './DataSaverCheckbox';

export const LanguageChoice = lazyPart(
  'the choice of language',
  async () => (await import('./LanguageChoice')).LanguageChoice,
);

export const SchemeChoice = lazyPart(
  'the choice of colour scheme',
  async () => (await import('./SchemeChoice')).SchemeChoice,
);

export const ShowImagesPrompt = lazyPart(
  'the button that shows images',
  async () => (await import('./ShowImagesPrompt')).ShowImagesPrompt,
);
