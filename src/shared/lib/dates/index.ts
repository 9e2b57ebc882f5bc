export { durationInMonths } from './duration';
export { deadlineEnd, formatDeadline, toDeadline } from './deadline';
export type { Deadline } from './deadline';
export { describeDate } from './describe-date';
export {
  MONTH_OPTIONS,
  daysSince,
  formatDay,
  formatMoment,
  formatMonth,
  formatPastDay,
  toDay,
  today,
  toTime,
  wholeDay,
} from './dates';
export { currentMonth, formatDuration, formatPeriod } from './duration';
export { newestFirst } from './newest-first';
export { fromDayjs, toDayjs } from './to-dayjs';
export { toFormDate, inOrder, toText, toValue } from './typed-date';
export type { Precision } from './typed-date';
export { typeDate } from './typing';
