import { DateField } from './DateField';
import type { DateFieldProps } from './DateField';

/** A month: its value is the month's first day as `YYYY-MM-01`, or empty. */
export function MonthInput(props: DateFieldProps) {
  return <DateField {...props} precision="month" />;
}
