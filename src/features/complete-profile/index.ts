import { lazyPart } from '@/shared/lib/lazy-part';

export { completeness } from './model/completeness';
export { demandOfUsualLength } from './model/demand';
export type { FieldDemand } from './model/demand';
export type { Remedy, SectionCounts } from './model/completeness';
export { useSectionCounts, useSectionLists } from './model/section-lists';
export { FirstApplicationHint } from './ui/FirstApplicationHint';
export { ThinProfileAlert } from './ui/ThinProfileAlert';

/** An extra: when its chunk cannot be fetched, the order of the specification stays. */
export const FindDemand = lazyPart('what employers ask for', async () => (await import('./ui/FindDemand')).FindDemand);
