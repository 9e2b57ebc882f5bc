import { useId } from 'react';
import type { ReactNode } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { languageOf } from '@/shared/lib/language';
import { useFormField } from './server-errors';

interface CheckboxInputProps {
  name: string;
  label: ReactNode;
  /** Told after the value changed, for a box that rules other fields. */
  onToggle?: (checked: boolean) => void;
}

/** A checkbox bound to Formik, with its error tied to it by `aria-describedby`. */
export function CheckboxInput({ name, label, onToggle }: CheckboxInputProps) {
  const { value, setValue, onBlur, error, disabled } = useFormField<boolean>(name);
  const errorId = useId();
  return (
    <FormControl error={Boolean(error)} disabled={disabled} margin="dense">
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            name={name}
            checked={value}
            onChange={(event) => {
              void setValue(event.target.checked);
              onToggle?.(event.target.checked);
            }}
            onBlur={onBlur}
            slotProps={{ input: { 'aria-invalid': Boolean(error), 'aria-describedby': error ? errorId : undefined } }}
          />
        }
      />
      {error && (
        <FormHelperText id={errorId} lang={languageOf(error)}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}
