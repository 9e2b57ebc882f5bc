import { lazyPart } from '@/shared/lib/lazy-part';

export { PushPrompt } from './PushPrompt';
export { PushSync } from './PushSync';

export const PushDevices = lazyPart('the devices of pushes', async () => (await import('./PushDevices')).PushDevices);
