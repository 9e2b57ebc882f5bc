import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { MONTH_OPTIONS, wholeDay } from '@/shared/lib/dates';
import { HelperText, SelectField } from '@/shared/ui/field';
import { useFormField } from '@/shared/lib/forms';
import { birthYears } from '../model/personal-information-form';
import { texts } from '../texts';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const DAY_OPTIONS = Array.from({ length: 31 }, (_item, index) => ({
  value: twoDigits(index + 1),
  label: String(index + 1),
}));

const Day = styled('div')({ display: 'grid', gap: 8, gridTemplateColumns: '4fr 6fr 5fr', marginTop: 12 });

type Parts = [year: string, month: string, day: string];

/**
 * Whole once all three are chosen, whether or not the calendar has such a day; until then `2000-05-`, for the draft.
 */
const toDob = (parts: Parts): string => (parts.some(Boolean) ? parts.join('-') : '');

function toParts(dob: string): Parts {
  const [year = '', month = '', day = ''] = dob.split('-');
  return [year, month, day];
}

/** Day, month and year, chosen one by one; Formik's `dob` is whole once all three are. Specification 2, section 5. */
export function BirthDateInput() {
  const { value, setValue, onBlur, error, disabled } = useFormField('dob');
  const errorId = useId();
  const [year, month, day] = toParts(value);
  const years = birthYears();
  // A stored year outside of the choice must not be lost by opening the form.
  const yearOptions = (!year || years.includes(year) ? years : [...years, year]).map((item) => ({
    value: item,
    label: item,
  }));

  const change = (changed: Parts) => setValue(toDob(changed));

  const shared = {
    error: Boolean(error),
    describedBy: error ? errorId : undefined,
    disabled,
    margin: 'none',
    shrink: true,
    clearable: true,
  } as const;

  return (
    <FormControl
      component="fieldset"
      error={Boolean(error)}
      disabled={disabled}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur();
      }}
    >
      <FormLabel component="legend">{texts.birthDate}</FormLabel>
      <Day>
        <SelectField
          {...shared}
          name="dob-day"
          label={texts.birthDay}
          value={day}
          options={DAY_OPTIONS}
          onChoose={(part) => change([year, month, part])}
        />
        <SelectField
          {...shared}
          name="dob-month"
          label={texts.birthMonth}
          value={month}
          options={MONTH_OPTIONS}
          onChoose={(part) => change([year, part, day])}
        />
        <SelectField
          {...shared}
          name="dob-year"
          label={texts.birthYear}
          value={year}
          options={yearOptions}
          onChoose={(part) => change([part, month, day])}
        />
      </Day>
      <input type="hidden" name="dob" value={wholeDay(value)} />
      <HelperText id={errorId}>{error}</HelperText>
    </FormControl>
  );
}
