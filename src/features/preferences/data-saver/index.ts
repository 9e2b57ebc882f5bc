import { lazyAfterHydration } from '@/shared/lib/lazy-with-retry';

export { DataSaverCheckbox } from './ui/DataSaverCheckbox';

export const ShowImagesPrompt = lazyAfterHydration(
  'the button that shows images',
  async () => (await import('./ui/ShowImagesPrompt')).ShowImagesPrompt,
);
