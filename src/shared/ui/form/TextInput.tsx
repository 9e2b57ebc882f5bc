import { bindField } from './bind-field';
import type { FormField } from './server-errors';
import { TextBox } from './TextBox';
import type { TextBoxProps } from './TextBox';

interface TextInputProps {
  /** The contract's field name. */
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'numeric' | 'tel' | 'url';
  required?: boolean;
  multiline?: boolean;
  minRows?: number;
  maxLength?: number;
  helperText?: string;
  placeholder?: string;
  autoFocus?: boolean;
  /** Further ones of the box: what stands before the text, or that it cannot be changed. */
  input?: Pick<TextBoxProps, 'startAdornment' | 'readOnly'>;
  /** Changes what was typed before it is kept, for example to digits only. */
  format?: (typed: string) => string;
}

function TextControl({
  maxLength,
  inputMode,
  helperText,
  format,
  input,
  setValue,
  error,
  ...rest
}: TextInputProps & FormField) {
  return (
    <TextBox
      {...rest}
      {...input}
      onChange={(event) => setValue(format ? format(event.target.value) : event.target.value)}
      error={Boolean(error)}
      helperText={error ?? helperText}
      htmlInput={{ maxLength, inputMode }}
    />
  );
}

/** A text field bound to Formik, with its error tied to it by `aria-describedby`. */
export const TextInput = bindField<string, TextInputProps>(TextControl);
