import { lazyAfterHydration } from '@/shared/lib/lazy-with-retry';

export const ContinueApplying = lazyAfterHydration(
  'the way back to an application',
  async () => (await import('./ui/ContinueApplying')).ContinueApplying,
);
