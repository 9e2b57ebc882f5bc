export { firstPageLeft, firstPageSlice, selectCandidates, selectRenderedAt } from './first-page';
export type { FirstPage } from './first-page';
export { useNow } from './use-now';
