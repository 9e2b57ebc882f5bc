import { useEffect } from 'react';
import { useFormikContext } from 'formik';

interface BlockingErrorsProps {
  /** Of the fields for which the form cannot be sent. */
  names: readonly string[];
}

/** Within Formik: a field for which the form cannot be sent says why at once, and not only when it was left. */
export function BlockingErrors({ names }: BlockingErrorsProps) {
  const { touched, setFieldTouched } = useFormikContext<Record<string, unknown>>();
  const silent = names.find((name) => !touched[name]);

  useEffect(() => {
    if (silent) void setFieldTouched(silent);
  }, [silent, setFieldTouched]);

  return null;
}
