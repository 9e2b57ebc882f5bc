import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { GENDERS, GENDER_LABELS } from '@/entities/profile/candidate';
import { useFormField } from '@/shared/ui/form';
import { texts } from '../texts';

/** The genders to choose from, bound to Formik's `gender`. */
export function GenderInput() {
  const { value, setValue, onBlur, error, disabled } = useFormField('gender');
  const labelId = useId();
  const errorId = useId();
  return (
    <FormControl error={Boolean(error)} disabled={disabled} fullWidth margin="normal">
      <FormLabel id={labelId}>{texts.gender}</FormLabel>
      <RadioGroup
        row
        name="gender"
        value={value}
        onChange={(_event, chosen) => void setValue(chosen)}
        onBlur={onBlur}
        aria-labelledby={labelId}
        aria-describedby={error ? errorId : undefined}
        aria-invalid={Boolean(error)}
        tabIndex={-1}
      >
        {GENDERS.map((gender) => (
          <FormControlLabel key={gender} value={gender} label={GENDER_LABELS[gender]} control={<Radio />} />
        ))}
      </RadioGroup>
      {error && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
}
