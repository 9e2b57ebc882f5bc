export { LookProvider } from './LookProvider';
export { theme } from './theme';
