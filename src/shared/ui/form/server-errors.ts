import { useFormikContext } from 'formik';
import { useEventCallback } from '@mui/material/utils';
import { isApiError } from '@/shared/api';
import { afterPress } from './after-press';

/**
 * What the provider said about the last submission. Kept in Formik's `status`: Formik drops what `setErrors` sets as
 * soon as any other field changes.
 */
export interface ServerErrors {
  fieldErrors: Record<string, string>;
}

const isServerErrors = (status: unknown): status is ServerErrors =>
  typeof status === 'object' && status !== null && 'fieldErrors' in status;

/**
 * The first message of each field of a failed call, for Formik's `status`.
 *
 * @param names the form's own fields; what the provider says about any other could be shown nowhere and is left out
 */
export function toServerErrors(error: unknown, names: readonly string[]): ServerErrors {
  const fieldErrors = isApiError(error) ? Object.entries(error.fieldErrors) : [];
  const entries = fieldErrors.filter(([name]) => names.includes(name));
  return { fieldErrors: Object.fromEntries(entries.map(([name, messages]) => [name, messages[0] ?? ''])) };
}

/** The values of dependent fields by name: what another field brings with it when it changes. */
export type DependentValues = Record<string, unknown>;

/** What a control shows and does; the two functions stay the same for as long as it is mounted. */
export interface FormField<T = string> {
  value: T;
  /**
   * Changes the field and those that depend on it in one step, so that all are validated as they are then. A dependent
   * field counts as not left yet, unless the error that it shows is still true of it.
   */
  setValue: (value: T, dependents?: DependentValues) => void;
  onBlur: () => void;
  error: string | undefined;
  /** The form is being submitted. */
  disabled: boolean;
}

/**
 * One control of a form: Formik's field, and the error to show under it. A local error shows once the field was left
 * or the form submitted; the provider's shows until the field is edited.
 */
export function useFormField<T = string>(name: string): FormField<T> {
  const { values, errors, status, isSubmitting, getFieldMeta, ...formik } = useFormikContext<Record<string, unknown>>();
  const { value, error, touched } = getFieldMeta<T>(name);
  const serverErrors = isServerErrors(status) ? status.fieldErrors : {};

  const setValue = useEventCallback((next: T, dependents?: DependentValues) => {
    const changed = { [name]: next, ...dependents };
    const remaining = Object.entries(serverErrors).filter(([key]) => !(key in changed));
    if (remaining.length < Object.keys(serverErrors).length) {
      formik.setStatus({ fieldErrors: Object.fromEntries(remaining) });
    }
    if (!dependents) return void formik.setFieldValue(name, next);
    for (const key of Object.keys(dependents)) {
      if (changed[key] !== values[key] || !errors[key]) void formik.setFieldTouched(key, false, false);
    }
    // At once: `setFieldValue`, called twice, would validate each value beside the other one as it was before.
    void formik.setValues({ ...values, ...changed });
  });
  const onBlur = useEventCallback(() => afterPress(() => void formik.setFieldTouched(name)));

  return {
    value,
    setValue,
    onBlur,
    error: (touched ? error : undefined) ?? serverErrors[name],
    disabled: isSubmitting,
  };
}
