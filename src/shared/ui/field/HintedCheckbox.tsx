import { useId } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';

interface HintedCheckboxProps {
  name: string;
  label: string;
  hint: string;
  checked: boolean;
  disabled?: boolean;
  /** `switch` for what holds at once on this device. */
  role?: 'switch';
  onChange: (checked: boolean) => void;
}

/** A checkbox with a hint under it, which is tied to it by `aria-describedby`. */
export function HintedCheckbox({ name, label, hint, checked, disabled = false, role, onChange }: HintedCheckboxProps) {
  const hintId = useId();
  return (
    <div>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={
          <Checkbox
            name={name}
            checked={checked}
            onChange={(_event, isChecked) => onChange(isChecked)}
            slotProps={{ input: { role, 'aria-describedby': hintId } }}
          />
        }
      />
      <FormHelperText id={hintId}>{hint}</FormHelperText>
    </div>
  );
}
