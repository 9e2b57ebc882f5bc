import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useFormField } from './server-errors';

interface SelectInputProps {
  /** The contract's field name. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  helperText?: string;
}

/** A short list to choose one from, bound to Formik. */
export function SelectInput({ name, label, options, helperText }: SelectInputProps) {
  const { value, setValue, onBlur, error, disabled } = useFormField(name);
  return (
    <TextField
      select
      id={`field-${name}`}
      name={name}
      label={label}
      value={value}
      onChange={(event) => void setValue(event.target.value)}
      onBlur={onBlur}
      error={Boolean(error)}
      helperText={error ?? helperText}
      disabled={disabled}
      fullWidth
      margin="normal"
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
