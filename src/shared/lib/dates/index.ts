export { formatDay, formatMoment, formatMonth, toDay, today, toTime, wholeDay } from './dates';
export { currentMonth, formatDuration, formatPeriod } from './duration';
export { newestFirst } from './newest-first';
export { fromDayjs, toDayjs } from './to-dayjs';
