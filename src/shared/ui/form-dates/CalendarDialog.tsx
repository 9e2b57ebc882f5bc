import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/id';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import type { DateCalendarProps } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { wholeDay } from '@/shared/lib/dates';
import { language } from '@/shared/lib/language';
import type { Language } from '@/shared/lib/language';
import DialogContent from '@mui/material/DialogContent';
import { ModalDialog } from '../dialog';
import { calendarTexts } from './calendar-texts';
import { texts } from './texts';
import type { Precision } from './typed-date';

/** What Day.js calls each language: days before months and weeks from Monday in both. */
const ADAPTER_LOCALES: Record<Language, string> = { id: 'id', en: 'en-gb' };

const VIEWS: Record<Precision, Pick<DateCalendarProps, 'views' | 'openTo'>> = {
  day: { views: ['year', 'month', 'day'], openTo: 'day' },
  month: { views: ['year', 'month'], openTo: 'year' },
};

const FORMATS: Record<Precision, string> = { day: 'YYYY-MM-DD', month: 'YYYY-MM-01' };

const toDate = (value: string | undefined): Dayjs | undefined => (wholeDay(value) ? dayjs(value) : undefined);

interface CalendarDialogProps {
  /** The chosen day, `YYYY-MM-DD`, or empty; as the earliest and the latest. */
  value: string;
  min: string | undefined;
  max: string | undefined;
  precision: Precision;
  /** Told the day, or the first day of the month. The dialog closes then. */
  onPick: (value: string) => void;
  onClose: () => void;
}

/** The calendar of a date's box. Mount it to open it. */
export function CalendarDialog({ value, min, max, precision, onPick, onClose }: CalendarDialogProps) {
  const handleChange: DateCalendarProps['onChange'] = (date, state) => {
    // A year, or of a day its month, is not all that is to be chosen.
    if (!date || state !== 'finish') return;
    onPick(date.format(FORMATS[precision]));
    onClose();
  };
  return (
    <ModalDialog title={texts.choose('')} onClose={onClose} maxWidth="xs">
      <DialogContent style={{ paddingInline: 0 }}>
        <LocalizationProvider
          dateAdapter={AdapterDayjs}
          adapterLocale={ADAPTER_LOCALES[language()]}
          localeText={calendarTexts}
        >
          <DateCalendar
            {...VIEWS[precision]}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the content of a dialog that has just opened
            autoFocus
            defaultValue={toDate(value) ?? null}
            minDate={toDate(min)}
            maxDate={toDate(max)}
            onChange={handleChange}
            sx={{ width: '100%', maxWidth: 320 }}
          />
        </LocalizationProvider>
      </DialogContent>
    </ModalDialog>
  );
}
