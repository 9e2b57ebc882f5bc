import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import type { FormControlProps } from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { HelperText } from './HelperText';
import { texts } from '../texts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps extends Pick<FormControlProps, 'disabled' | 'error' | 'margin' | 'size'> {
  id?: string;
  name: string;
  label: string;
  /** True when the label stays on the outline even while nothing is chosen. */
  shrink?: true | undefined;
  /** Empty, or anything that is no option's, while none is chosen. */
  value: string;
  options: readonly SelectOption[];
  /** True when a choice can be taken back. */
  clearable?: boolean;
  onChoose: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** The id of the form that sends it, where it is outside of that. */
  form?: string | undefined;
  /** Under the field, tied to it by `aria-describedby`. */
  helperText?: string | undefined;
  /** The id of what describes it elsewhere. */
  describedBy?: string | undefined;
}

/** A choice by the browser's own list, Material UI's `NativeSelect`: at home on a phone, and without a menu's bytes. */
export function SelectField({
  id,
  name,
  label,
  shrink,
  value,
  options,
  clearable = false,
  onChoose,
  onBlur,
  form,
  helperText,
  describedBy,
  ...control
}: SelectFieldProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  const helperId = `${selectId}-helper-text`;
  const isChosen = options.some((option) => option.value === value);
  return (
    <FormControl {...control}>
      <InputLabel htmlFor={selectId} id={`${selectId}-label`} shrink={shrink}>
        {label}
      </InputLabel>
      <NativeSelect
        input={<OutlinedInput label={label} notched={shrink} />}
        id={selectId}
        name={name}
        value={isChosen ? value : ''}
        onChange={(event) => onChoose(event.target.value)}
        onBlur={onBlur}
        aria-describedby={helperText ? helperId : describedBy}
        inputProps={{ form }}
      >
        {(clearable || !isChosen) && <option value="" aria-label={texts.notChosen} />}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      <HelperText id={helperId}>{helperText}</HelperText>
    </FormControl>
  );
}
