import { lazyAfterHydration } from '@/shared/lib/lazy-with-retry';

export { PushPrompt } from './PushPrompt';
export { PushSync } from './PushSync';

export const PushDevices = lazyAfterHydration(
  'the devices of pushes',
  async () => (await import('./PushDevices')).PushDevices,
);
