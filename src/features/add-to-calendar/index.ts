export { CalendarActions } from './ui/CalendarActions';
export { LazyCalendarActions } from './ui/LazyCalendarActions';
