export { startPrefetch } from './prefetch';
