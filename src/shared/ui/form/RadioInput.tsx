import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { HelperText } from '../field';
import { bindField } from '@/shared/lib/forms';
import type { FieldProps, FormField } from '@/shared/lib/forms';

/** The field's value is an option's `value`, or empty. */
interface RadioInputProps extends FieldProps {
  options: readonly { value: string; label: string; lang?: string }[];
  /** True when each stands below the one before, in a form of nothing else. */
  below?: boolean;
  required?: boolean;
}

function RadioControl({
  name,
  label,
  options,
  below = false,
  required,
  value,
  setValue,
  onBlur,
  error,
  disabled,
}: RadioInputProps & FormField) {
  const labelId = useId();
  const errorId = useId();
  return (
    <FormControl error={Boolean(error)} disabled={disabled} margin={below ? 'none' : 'normal'}>
      <FormLabel component="div" id={labelId}>
        {label}
      </FormLabel>
      <RadioGroup
        row={!below}
        name={name}
        value={value}
        onChange={(_event, chosen) => setValue(chosen)}
        onBlur={onBlur}
        aria-labelledby={labelId}
        aria-describedby={error ? errorId : undefined}
        aria-invalid={Boolean(error)}
        aria-required={required}
        tabIndex={-1}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            label={option.label}
            lang={option.lang}
            control={<Radio />}
          />
        ))}
      </RadioGroup>
      <HelperText id={errorId}>{error}</HelperText>
    </FormControl>
  );
}

/** A few choices that are all in sight, bound to Formik, with their error tied to them by `aria-describedby`. */
export const RadioInput = bindField<string, RadioInputProps>(RadioControl);
