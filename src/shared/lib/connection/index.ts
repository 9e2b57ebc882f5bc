export { isOffline, useIsOffline } from './connection';
