import { useFormikContext } from 'formik';
import { SlowAlert } from '../feedback';
import { texts } from './texts';

/** Says that the form is still being sent once that takes long, with a way to give it up. What was typed stays. */
export function SlowSaveAlert({ text = texts.stillSaving }: { text?: string }) {
  const { isSubmitting } = useFormikContext();
  return isSubmitting && <SlowAlert text={text} />;
}
