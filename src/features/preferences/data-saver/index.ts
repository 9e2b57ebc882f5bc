import { lazyAfterHydration } from '@/shared/lib/lazy-with-retry';

export { DataSaverCheckbox } from './ui/DataSaverCheckbox';

export const DataSaverNotice = lazyAfterHydration(
  'the notice of saved data',
  async () => (await import('./ui/DataSaverNotice')).DataSaverNotice,
);
