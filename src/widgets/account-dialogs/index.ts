export { AccountDialogs } from './AccountDialogs';
