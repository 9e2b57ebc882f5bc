export { startPersistence } from './persistence';
export { startPrivateAnswers } from './private-answers';
export { createAppStore } from './store';
export type { AppStore, RootState } from './store';
export { startTabSync } from './tab-sync';
