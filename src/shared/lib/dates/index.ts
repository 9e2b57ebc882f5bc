export { formatDay, formatMoment, formatMonth, toDay, today, toTime } from './dates';
export { currentMonth, formatPeriod } from './duration';
