import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { bindField } from './bind-field';
import type { FormField } from './server-errors';

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
  slotProps?: { input?: object };
  /** Changes what was typed before it is kept, for example to digits only. */
  format?: (typed: string) => string;
}

function TextControl({
  maxLength,
  inputMode,
  helperText,
  format,
  slotProps,
  setValue,
  error,
  ...rest
}: TextInputProps & FormField) {
  const htmlInput: NonNullable<TextFieldProps['slotProps']>['htmlInput'] = { maxLength, inputMode };
  return (
    <TextField
      {...rest}
      onChange={(event) => setValue(format ? format(event.target.value) : event.target.value)}
      error={Boolean(error)}
      helperText={error ?? helperText}
      fullWidth
      margin="normal"
      slotProps={{ htmlInput, inputLabel: { required: false }, ...slotProps }}
    />
  );
}

/** A text field bound to Formik, with its error tied to it by `aria-describedby`. */
export const TextInput = bindField<string, TextInputProps>(TextControl);
