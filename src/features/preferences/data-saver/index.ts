import { lazyAfterHydration } from '@/shared/lib/lazy-with-retry';

export { DataSaverCheckbox } from './ui/DataSaverCheckbox';

export const DataSaverNotice = lazyAfterHydration(async () => (await import('./ui/DataSaverNotice')).DataSaverNotice);
