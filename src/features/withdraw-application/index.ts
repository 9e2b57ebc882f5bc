export { WithdrawApplication } from './WithdrawApplication';
