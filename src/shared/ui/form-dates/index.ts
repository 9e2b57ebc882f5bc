export { DateInput, MonthInput } from './DateField';
