import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useFormField } from '@/shared/ui/form';
import { DISCOVERY_SOURCES } from '../model/discovery-source';
import { texts } from '../texts';

/** The sources to choose from, bound to Formik's `ref`. Specification 1, section 5. */
export function DiscoverySourceInput() {
  const { value, setValue, onBlur, error, disabled } = useFormField('ref');
  const labelId = useId();
  const errorId = useId();
  return (
    <FormControl error={Boolean(error)} disabled={disabled} fullWidth>
      <FormLabel id={labelId} sx={{ mb: 1 }}>
        {texts.chooseOne}
      </FormLabel>
      <RadioGroup
        name="ref"
        value={value}
        onChange={(_event, chosen) => void setValue(chosen)}
        onBlur={onBlur}
        aria-labelledby={labelId}
        aria-describedby={error ? errorId : undefined}
        aria-invalid={Boolean(error)}
        aria-required
        tabIndex={-1}
      >
        {DISCOVERY_SOURCES.map((source) => (
          <FormControlLabel
            key={source.value}
            value={source.value}
            label={source.label}
            lang={source.lang}
            control={<Radio />}
            sx={{ mr: 0, overflowWrap: 'anywhere' }}
          />
        ))}
      </RadioGroup>
      {error && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
}
