import { useId } from 'react';
import type { ReactNode } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import { HelperText } from '../field';
import { useFormField } from '@/shared/lib/forms';
import type { DependentValues } from '@/shared/lib/forms';

interface CheckboxInputProps {
  name: string;
  label: ReactNode;
  /** Values that a change of the box sets in fields that depend on it. */
  dependents?: (checked: boolean) => DependentValues;
}

/** A checkbox bound to Formik, with its error tied to it by `aria-describedby`. */
export function CheckboxInput({ name, label, dependents }: CheckboxInputProps) {
  const { value, setValue, onBlur, error, disabled } = useFormField<boolean>(name);
  const errorId = useId();
  return (
    <FormControl error={Boolean(error)} disabled={disabled} fullWidth={false} margin="dense">
      <FormControlLabel
        label={label}
        sx={{ mr: 0 }}
        control={
          <Checkbox
            name={name}
            checked={value}
            onChange={(_event, checked) => setValue(checked, dependents?.(checked))}
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
