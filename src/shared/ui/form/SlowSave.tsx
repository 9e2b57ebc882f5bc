import { useFormikContext } from 'formik';
import { SlowNotice } from '../feedback';

/** Says that the form is still being sent once that takes long, with a way to give it up. What was typed stays. */
export function SlowSave({ text = 'Masih mencoba menyimpan…' }: { text?: string }) {
  const { isSubmitting } = useFormikContext();
  return isSubmitting && <SlowNotice text={text} />;
}
