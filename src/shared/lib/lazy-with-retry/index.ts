export { lazyWithRetry } from './lazy-with-retry';
