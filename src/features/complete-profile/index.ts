import { lazyAfterHydration } from '@/shared/lib/lazy-with-retry';

export { completeness } from './model/completeness';
export type { Remedy, SectionCounts } from './model/completeness';
export { useSectionCounts, useSectionLists } from './model/section-lists';
export { useDemand } from './model/use-demand';

export const ThinProfileAlert = lazyAfterHydration(
  'what a profile lacks',
  async () => (await import('./ui/ThinProfileAlert')).ThinProfileAlert,
);
