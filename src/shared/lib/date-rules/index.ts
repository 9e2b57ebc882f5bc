export { endDay, requiredDay } from './date-rules';
