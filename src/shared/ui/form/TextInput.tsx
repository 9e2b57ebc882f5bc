import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { useFormField } from './server-errors';

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

/** A text field bound to Formik, with its error tied to it by `aria-describedby`. */
export function TextInput({ name, maxLength, inputMode, helperText, format, slotProps, ...rest }: TextInputProps) {
  const { value, setValue, onBlur, error, disabled } = useFormField(name);
  const htmlInput: NonNullable<TextFieldProps['slotProps']>['htmlInput'] = { maxLength, inputMode };
  return (
    <TextField
      {...rest}
      name={name}
      value={value}
      onChange={(event) => void setValue(format ? format(event.target.value) : event.target.value)}
      onBlur={onBlur}
      error={Boolean(error)}
      helperText={error ?? helperText}
      disabled={disabled}
      fullWidth
      margin="normal"
      slotProps={{ htmlInput, inputLabel: { required: false }, ...slotProps }}
    />
  );
}
