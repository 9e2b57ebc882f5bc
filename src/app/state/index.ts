export { startDueDeletions } from './due-deletions';
export { startPersistence } from './persistence';
export { startPrivateResponses } from './private-responses';
export { createAppStore } from './store';
export type { AppStore, RootState } from './store';
export { startTabSync } from './tab-sync';
