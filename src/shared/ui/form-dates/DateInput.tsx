import { DateField } from './DateField';
import type { DateFieldProps } from './DateField';

/** A day: its value is `YYYY-MM-DD`, or empty. */
export function DateInput(props: DateFieldProps) {
  return <DateField {...props} precision="day" />;
}
