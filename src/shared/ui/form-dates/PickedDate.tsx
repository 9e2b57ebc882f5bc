import type { SyntheticEvent } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/id';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { wholeDay } from '@/shared/lib/dates';
import { language } from '@/shared/lib/language';
import type { Language } from '@/shared/lib/language';
import { bindField } from '../form';
import type { FormField } from '../form';
import { pickerTexts } from './picker-texts';
import { texts } from './texts';
import { useHalfTyped } from './use-half-typed';

export interface PickedDateProps {
  /** The contract's field name. Its value is `YYYY-MM-DD`, or empty, or what is half typed: see `useHalfTyped`. */
  name: string;
  label: string;
  /** Earliest and latest day, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  disabled?: boolean;
  helperText?: string;
}

/** What Day.js calls each language: days before months and weeks from Monday in both. */
const ADAPTER_LOCALES: Record<Language, string> = { id: 'id', en: 'en-gb' };

type Precision = 'day' | 'month';

const PICKERS: Record<Precision, Pick<DatePickerProps, 'views' | 'openTo' | 'format'>> = {
  day: { views: ['year', 'month', 'day'], format: 'DD/MM/YYYY' },
  month: { views: ['year', 'month'], openTo: 'year', format: 'MM/YYYY' },
};

const toDate = (value: string | undefined): Dayjs | null => (wholeDay(value) ? dayjs(value) : null);

const toValue = (date: Dayjs, precision: Precision): string =>
  date.format(precision === 'month' ? 'YYYY-MM-01' : 'YYYY-MM-DD');

/** The picker draws its own outline, too faint to be seen by everyone; the theme's rules for inputs do not reach it. */
const VISIBLE_OUTLINE = {
  '& .MuiPickersInputBase-root:not(.Mui-focused):not(.Mui-error):not(.Mui-disabled) .MuiPickersOutlinedInput-notchedOutline':
    { borderColor: 'grey.600' },
};

interface PickerProps extends PickedDateProps {
  precision: Precision;
}

function PickerControl({
  name,
  label,
  min,
  max,
  disabled,
  helperText,
  precision,
  value,
  setValue,
  onBlur,
  error,
}: PickerProps & FormField) {
  const [halfTyped, readAfterKey] = useHalfTyped(value, setValue);
  const handleKey = (event: SyntheticEvent) => readAfterKey(event.currentTarget);

  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={ADAPTER_LOCALES[language()]}
      localeText={pickerTexts}
    >
      <DatePicker
        {...PICKERS[precision]}
        name={name}
        label={label}
        value={toDate(value)}
        // What is half typed is no date yet, and the picker keeps showing it.
        onChange={(date) => {
          const picked = date?.isValid() ? toValue(date, precision) : '';
          if (picked !== value) setValue(picked);
        }}
        minDate={toDate(min) ?? undefined}
        maxDate={toDate(max) ?? undefined}
        disabled={disabled}
        slotProps={{
          textField: {
            id: `field-${name}`,
            fullWidth: true,
            margin: 'normal',
            sx: VISIBLE_OUTLINE,
            onBlur,
            onInput: handleKey,
            onKeyUp: handleKey,
            error: Boolean(error),
            helperText: [error ?? helperText, halfTyped && texts.halfTyped(halfTyped)].filter(Boolean).join(' '),
          },
        }}
      />
    </LocalizationProvider>
  );
}

/** What `DateInput` and `MonthInput` share: a picker bound to Formik, in the language that is shown. */
export const PickedDate = bindField<string, PickerProps>(PickerControl);
