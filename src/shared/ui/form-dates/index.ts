export { DateInput } from './DateInput';
export { MonthInput } from './MonthInput';
