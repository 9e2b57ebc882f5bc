export { AccountDialogs } from './ui/AccountDialogs';
