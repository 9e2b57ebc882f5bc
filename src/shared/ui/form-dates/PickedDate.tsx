import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import 'dayjs/locale/id';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useFormField } from '../form';
import { pickerTexts } from './picker-texts';

export interface PickedDateProps {
  /** The contract's field name. Its value is `YYYY-MM-DD`, or empty. */
  name: string;
  label: string;
  /** Earliest and latest day, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  disabled?: boolean;
  helperText?: string;
}

/** What `DateInput` and `MonthInput` share: a picker bound to Formik, in Indonesian. */
export function PickedDate({
  name,
  label,
  min,
  max,
  disabled = false,
  helperText,
  toValue,
  ...picker
}: PickedDateProps & Pick<DatePickerProps, 'views' | 'openTo' | 'format'> & { toValue: (date: Dayjs) => string }) {
  const { value, setValue, onBlur, error, disabled: submitting } = useFormField(name);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="id" localeText={pickerTexts}>
      <DatePicker
        {...picker}
        name={name}
        label={label}
        value={value ? dayjs(value) : null}
        // What is half typed is no date yet: it counts as empty, and the picker keeps showing it.
        onChange={(date) => void setValue(date?.isValid() ? toValue(date) : '')}
        minDate={min ? dayjs(min) : undefined}
        maxDate={max ? dayjs(max) : undefined}
        disabled={disabled || submitting}
        slotProps={{
          textField: {
            id: `field-${name}`,
            fullWidth: true,
            margin: 'normal',
            onBlur,
            error: Boolean(error),
            helperText: error ?? helperText,
          },
        }}
      />
    </LocalizationProvider>
  );
}
