import { lazyAfterHydration } from '@/shared/lib/lazy-with-retry';

export const ContinueApplying = lazyAfterHydration(
  async () => (await import('./ui/ContinueApplying')).ContinueApplying,
);
