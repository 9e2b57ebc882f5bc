import { PickedDate } from './PickedDate';
import type { PickedDateProps } from './PickedDate';

/** A day: its value is `YYYY-MM-DD`, or empty. */
export function DateInput(props: PickedDateProps) {
  return <PickedDate {...props} precision="day" />;
}
