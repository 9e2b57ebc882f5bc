import { useEffect } from 'react';
import { useFormikContext } from 'formik';
import type { SignUpValues } from '../model/sign-up-form';

/** Within Formik: hands on what the form holds whenever it has changed. */
export function KeepDraft({ onChange }: { onChange: (values: SignUpValues) => void }) {
  const { values, dirty } = useFormikContext<SignUpValues>();
  useEffect(() => {
    if (dirty) onChange(values);
  }, [values, dirty, onChange]);
  return null;
}
