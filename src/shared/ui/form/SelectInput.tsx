import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { bindField } from './bind-field';
import type { FormField } from './server-errors';

interface SelectInputProps {
  /** The contract's field name. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  helperText?: string;
}

function SelectControl({
  name,
  label,
  options,
  helperText,
  value,
  setValue,
  onBlur,
  error,
  disabled,
}: SelectInputProps & FormField) {
  return (
    <TextField
      select
      id={`field-${name}`}
      name={name}
      label={label}
      value={value}
      onChange={(event) => setValue(event.target.value)}
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

/** A short list to choose one from, bound to Formik. */
export const SelectInput = bindField<string, SelectInputProps>(SelectControl);
