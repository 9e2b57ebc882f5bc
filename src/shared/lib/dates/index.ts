export { formatDay, toDay, today, toTime } from './dates';
