import { TextField } from '../field';
import { bindField } from '@/shared/lib/forms';
import type { FieldProps, FormField } from '@/shared/lib/forms';

interface TextAreaInputProps extends FieldProps {
  /** Number of characters that the counter shows; without one there is no counter. */
  maxLength?: number;
  minRows?: number;
  placeholder?: string;
}

function TextAreaControl({ maxLength, minRows = 4, value, setValue, error, ...field }: TextAreaInputProps & FormField) {
  const counter = maxLength === undefined ? undefined : `${value.length}/${maxLength}`;
  return (
    <TextField
      {...field}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      error={Boolean(error)}
      helperText={error && counter ? `${error} (${counter})` : (error ?? counter)}
      multiline
      minRows={minRows}
      maxRows={12}
    />
  );
}

/** A text of several lines bound to Formik, where it has a limit with a counter such as 0/2000. What is typed beyond the limit stays. */
export const TextAreaInput = bindField<string, TextAreaInputProps>(TextAreaControl);
