export { isOffline, useIsOffline, useOpensOffline } from './connection';
