export { lazyAfterHydration } from './lazy-after-hydration';
export { lazyWithRetry } from './lazy-with-retry';
