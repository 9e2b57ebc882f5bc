export { SettleEmailChange } from './ui/SettleEmailChange';
