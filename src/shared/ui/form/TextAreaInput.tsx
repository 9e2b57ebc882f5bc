import { bindField } from './bind-field';
import type { FormField } from './server-errors';
import { TextBox } from './TextBox';

interface TextAreaInputProps {
  /** The contract's field name. */
  name: string;
  label: string;
  /** Greatest number of characters; the counter shows it. */
  maxLength: number;
  minRows?: number;
  placeholder?: string;
}

function TextAreaControl({
  name,
  label,
  maxLength,
  minRows = 4,
  placeholder,
  value,
  setValue,
  onBlur,
  error,
  disabled,
}: TextAreaInputProps & FormField) {
  const counter = `${value.length}/${maxLength}`;
  return (
    <TextBox
      id={`field-${name}`}
      name={name}
      label={label}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      onBlur={onBlur}
      error={Boolean(error)}
      helperText={error ? `${error} (${counter})` : counter}
      disabled={disabled}
      placeholder={placeholder}
      multiline
      minRows={minRows}
      maxRows={12}
    />
  );
}

/** A text of several lines bound to Formik, with a counter such as 0/2000. What is typed beyond the limit is kept. */
export const TextAreaInput = bindField<string, TextAreaInputProps>(TextAreaControl);
