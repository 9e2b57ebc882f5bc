import { useMemo, useState } from 'react';
import type { Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/id';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { renderDateViewCalendar } from '@mui/x-date-pickers/dateViewRenderers';
import type { DateViewRendererProps } from '@mui/x-date-pickers/dateViewRenderers';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';
import { fromDayjs, toDayjs } from '@/shared/lib/dates';
import { language } from '@/shared/lib/language';
import type { Language } from '@/shared/lib/language';
import { bindField } from '../form';
import type { FormField } from '../form';
import { describeDate } from './describe-date';
import { texts } from './texts';
import type { Precision } from './typed-date';
import { TypedDateField } from './TypedDateField';
import type { TypedDateFieldProps } from './TypedDateField';

/** What Day.js calls each language: days before months and weeks from Monday in both. */
const ADAPTER_LOCALES: Record<Language, string> = { id: 'id', en: 'en-gb' };

const PICKERS: Record<Precision, Pick<DatePickerProps, 'views' | 'openTo' | 'format' | 'localeText'>> = {
  day: {
    views: ['year', 'month', 'day'],
    openTo: 'day',
    format: 'DD/MM/YYYY',
    localeText: { toolbarTitle: texts.choose.day },
  },
  month: {
    views: ['year', 'month'],
    openTo: 'year',
    format: 'MM/YYYY',
    localeText: { toolbarTitle: texts.choose.month },
  },
};

const TOOLBAR_FORMATS: Record<Precision, string> = { day: 'D MMMM YYYY', month: 'MMMM YYYY' };

export interface DateFieldProps {
  /** The contract's field name. Its value is `YYYY-MM-DD`, or empty, or what is half typed: see `wholeDay`. */
  name: string;
  label: string;
  /** Earliest and latest day, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  disabled?: boolean;
  helperText?: string;
}

interface DateControlProps extends DateFieldProps {
  precision: Precision;
}

const useDayjs = (value: string | undefined) => useMemo(() => toDayjs(value), [value]);

function DateControl({
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
}: DateControlProps & FormField) {
  const date = useDayjs(value);
  // While the picker is open: a year that is chosen makes no date before its month is chosen, too.
  const [partial, setPartial] = useState<Dayjs | null>(null);
  const wrong = describeDate({ value, min, max, precision, error });

  const renderView = (view: DateViewRendererProps<DateView>) =>
    renderDateViewCalendar({
      ...view,
      onChange: (chosen, state, selectedView) => {
        view.onChange?.(chosen, state, selectedView);
        if (chosen && state === 'finish') setValue(fromDayjs(precision === 'month' ? chosen.startOf('month') : chosen));
      },
    });

  const field: TypedDateFieldProps = {
    id: `field-${name}`,
    precision,
    value,
    onValue: setValue,
    onBlur,
    error: Boolean(wrong),
    helperText: wrong ?? helperText,
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={ADAPTER_LOCALES[language()]}>
      <DatePicker
        {...PICKERS[precision]}
        name={name}
        label={label}
        disabled={disabled}
        minDate={useDayjs(min) ?? undefined}
        maxDate={useDayjs(max) ?? undefined}
        value={partial ?? date}
        onChange={setPartial}
        onClose={() => setPartial(null)}
        closeOnSelect
        viewRenderers={{ year: renderView, month: renderView, day: renderView }}
        slots={{ field: TypedDateField }}
        slotProps={{
          field,
          toolbar: { toolbarFormat: TOOLBAR_FORMATS[precision] },
          popper: { 'aria-label': texts.choose[precision], 'aria-labelledby': undefined },
        }}
      />
    </LocalizationProvider>
  );
}

/**
 * What `DateInput` and `MonthInput` share: a date picker bound to Formik, whose field is a text box, so that a draft has
 * what is half typed (docs/adr/0018-dates.md).
 */
export const DateField = bindField<string, DateControlProps>(DateControl);
