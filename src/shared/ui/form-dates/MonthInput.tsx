import { PickedDate } from './PickedDate';
import type { PickedDateProps } from './PickedDate';

/** A month: its value is the month's first day as `YYYY-MM-01`, or empty. */
export function MonthInput(props: PickedDateProps) {
  return <PickedDate {...props} precision="month" />;
}
