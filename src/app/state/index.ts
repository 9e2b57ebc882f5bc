export { startPersistence } from './persistence';
export { createAppStore } from './store';
export type { AppStore, RootState } from './store';
export { startTabSync } from './tab-sync';
