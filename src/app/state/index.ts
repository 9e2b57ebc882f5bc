export { startDueDeletions } from './due-deletions';
export { BUILD_STATE, createPageStore, readPageState } from './page-state';
export type { PageState } from './page-state';
export { startPersistence } from './persistence';
export { startPrivateResponses } from './private-responses';
export { createAppStore } from './store';
export type { AppStore, RootState } from './store';
export { startTabSync } from './tab-sync';
