export { formatDay, formatMoment, formatMonth, toDay, today, toTime } from './dates';
export { currentMonth, durationInMonths, formatDuration, formatPeriod } from './duration';
