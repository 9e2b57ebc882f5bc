export { firstPageLeft, firstPageSlice, selectRenderedAt } from './first-page';
export type { FirstPage } from './first-page';
export { useNow } from './use-now';
