export { firstPageLeft, firstPageSlice, selectCandidates } from './first-page';
export type { FirstPage } from './first-page';
export { useNow } from './use-now';
