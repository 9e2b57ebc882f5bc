import { memo } from 'react';
import type { ComponentType } from 'react';
import { useFormField } from './server-errors';
import type { FormField } from './server-errors';

interface FieldProps {
  /** The contract's field name. */
  name: string;
  disabled?: boolean;
}

/**
 * Binds a control to Formik by its `name`. The control renders again when its own value, error or props change, and
 * not for each key pressed in another field of the form: on a cheap phone that is the difference between text that
 * follows the finger and text that lags behind.
 */
export function bindField<T, Props extends FieldProps>(Control: ComponentType<Props & FormField<T>>) {
  const Memoised: ComponentType<Props & FormField<T>> = memo(Control);
  return function BoundField(props: Props) {
    const field = useFormField<T>(props.name);
    return <Memoised {...props} {...field} disabled={Boolean(props.disabled) || field.disabled} />;
  };
}
