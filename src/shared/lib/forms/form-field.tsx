import { memo } from 'react';
import type { ComponentType } from 'react';
import { useFormikContext } from 'formik';
import { useEventCallback } from '@mui/material/utils';
import { isServerErrors } from './use-submission';

let pressed = false;
let waiting: (() => void)[] = [];

const soon = (change: () => void): void => void setTimeout(change);

function handleRelease(): void {
  pressed = false;
  waiting.forEach(soon);
  waiting = [];
}

// No window while a page is rendered without a browser.
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (pressed = true), true);
  window.addEventListener('pointerup', handleRelease, true);
  window.addEventListener('pointercancel', handleRelease, true);
}

/**
 * Runs a change that may move what is on the page, but not between the two halves of a click: leaving a field by
 * pressing a button would show the field's error, push the button away from under the pointer, and so lose the click.
 *
 * @param change called in a task of its own, at once or when the pointer has been released
 */
export function afterPointerRelease(change: () => void): void {
  if (pressed) waiting.push(change);
  else soon(change);
}

/** The values of dependent fields by name: what another field brings with it when it changes. */
export type DependentValues = Record<string, unknown>;

/** State and handlers of a control; the two functions stay the same while it is mounted. */
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
  const onBlur = useEventCallback(() => afterPointerRelease(() => void formik.setFieldTouched(name)));

  return {
    value,
    setValue,
    onBlur,
    error: (touched ? error : undefined) ?? serverErrors[name],
    disabled: isSubmitting,
  };
}

/** Props of every form control. */
export interface FieldProps {
  /** The contract's field name. */
  name: string;
  label: string;
  disabled?: boolean;
}

/**
 * Binds a control to Formik by its `name`. The control renders again when its own value, error or props change, and
 * not for each key pressed in another field of the form: on a cheap phone that is the difference between text that
 * follows the finger and text that lags behind.
 */
export function bindField<T, Props extends Pick<FieldProps, 'name' | 'disabled'>>(
  Control: ComponentType<Props & FormField<T>>,
) {
  const Memoised: ComponentType<Props & FormField<T>> = memo(Control);
  return function BoundField(props: Props) {
    const field = useFormField<T>(props.name);
    return <Memoised {...props} {...field} disabled={Boolean(props.disabled) || field.disabled} />;
  };
}
