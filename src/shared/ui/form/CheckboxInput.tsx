import { useId } from 'react';
import type { ReactNode } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import { HelperText } from '../field';
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
    <FormControl error={Boolean(error)} disabled={disabled} fullWidth={false} margin="dense">
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            name={name}
            checked={value}
            onChange={(_event, checked) => {
              setValue(checked);
              onToggle?.(checked);
            }}
            onBlur={onBlur}
            slotProps={{
              input: { 'aria-invalid': Boolean(error), 'aria-describedby': error ? errorId : undefined },
            }}
          />
        }
      />
      <HelperText id={errorId}>{error}</HelperText>
    </FormControl>
  );
}
