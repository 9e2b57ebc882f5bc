export { MinimumWage } from './ui/MinimumWage';
