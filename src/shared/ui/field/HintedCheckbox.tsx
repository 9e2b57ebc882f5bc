import { useId } from 'react';
import Checkbox from '@mui/material/Checkbox';
import type { CheckboxProps } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';

interface HintedCheckboxProps extends Pick<CheckboxProps, 'name' | 'checked' | 'disabled'> {
  label: string;
  hint: string;
  /** True for a choice that holds at once on this device. */
  isSwitch?: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox with a hint under it, which is tied to it by `aria-describedby`. */
export function HintedCheckbox({ label, hint, isSwitch, disabled, onChange, ...checkbox }: HintedCheckboxProps) {
  const hintId = useId();
  return (
    <div>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={
          <Checkbox
            {...checkbox}
            onChange={(_event, isChecked) => onChange(isChecked)}
            slotProps={{ input: { role: isSwitch ? 'switch' : undefined, 'aria-describedby': hintId } }}
          />
        }
      />
      <FormHelperText id={hintId}>{hint}</FormHelperText>
    </div>
  );
}
