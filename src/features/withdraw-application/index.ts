export { WithdrawApplication } from './ui/WithdrawApplication';
