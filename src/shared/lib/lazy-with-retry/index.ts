export { lazyAfterHydration } from './lazy-after-hydration';
export { lazyComponent } from './lazy-component';
export { lazyWithRetry } from './lazy-with-retry';
