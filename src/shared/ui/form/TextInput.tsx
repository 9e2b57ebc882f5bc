import { TextField } from '../field';
import type { TextFieldProps } from '../field';
import { bindField } from '@/shared/lib/forms';
import type { FieldProps, FormField } from '@/shared/lib/forms';

interface TextInputProps
  extends FieldProps, Pick<TextFieldProps, 'placeholder' | 'readOnly' | 'required' | 'startAdornment'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'numeric' | 'tel' | 'url';
  maxLength?: number;
  helperText?: string;
  /** Changes what was typed before it is stored, for example to digits only. */
  format?: (typed: string) => string;
}

function TextControl({
  maxLength,
  inputMode,
  helperText,
  format,
  setValue,
  error,
  ...field
}: TextInputProps & FormField) {
  return (
    <TextField
      {...field}
      onChange={(event) => setValue(format ? format(event.target.value) : event.target.value)}
      error={Boolean(error)}
      helperText={error ?? helperText}
      htmlInput={{ maxLength, inputMode }}
    />
  );
}

/** A text field bound to Formik, with its error tied to it by `aria-describedby`. */
export const TextInput = bindField<string, TextInputProps>(TextControl);
