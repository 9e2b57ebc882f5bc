import { useMemo, useState } from 'react';
import type { RefObject } from 'react';
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
import { texts } from './texts';
import type { Precision } from '@/shared/lib/dates';

/** Day.js name of each language; both write days before months and start weeks on Monday. */
const ADAPTER_LOCALES: Record<Language, string> = { id: 'id', en: 'en-gb' };

const PICKERS: Record<Precision, Pick<DatePickerProps, 'views' | 'openTo'>> = {
  day: { views: ['year', 'month', 'day'], openTo: 'day' },
  month: { views: ['year', 'month'], openTo: 'year' },
};

const TOOLBAR_FORMATS: Record<Precision, string> = { day: 'D MMMM YYYY', month: 'MMMM YYYY' };

/** The text field is beside the picker already. */
const NoField = () => null;

const SLOTS = { field: NoField };

const useDayjs = (value: string | undefined) => useMemo(() => toDayjs(value), [value]);

interface DatePickerDialogProps {
  /** The element that its popup is placed at. */
  anchorEl: RefObject<HTMLElement | null>;
  /** The form's: `YYYY-MM-DD`, or what is half typed. */
  value: string;
  /** Earliest and latest day, `YYYY-MM-DD`. */
  min: string | undefined;
  max: string | undefined;
  precision: Precision;
  /** Called with the day, or the first day of the month. The picker closes then. */
  onPick: (value: string) => void;
  /** Called once it has closed, and the focus is back. */
  onClose: () => void;
}

/**
 * The date picker of a date field: a popup where there is room for it, else a dialog. Mount it to open it. See
 * docs/adr/0018-dates.md.
 */
export function DatePickerDialog({ anchorEl, value, min, max, precision, onPick, onClose }: DatePickerDialogProps) {
  const date = useDayjs(value);
  const minDate = useDayjs(min) ?? undefined;
  const maxDate = useDayjs(max) ?? undefined;
  const [open, setOpen] = useState(true);
  // A year that is chosen makes no date before its month is chosen, too.
  const [partial, setPartial] = useState<Dayjs | null>(null);

  const renderView = (view: DateViewRendererProps<DateView>) =>
    renderDateViewCalendar({
      ...view,
      onChange: (chosen, state, selectedView) => {
        view.onChange?.(chosen, state, selectedView);
        if (chosen && state === 'finish') onPick(fromDayjs(precision === 'month' ? chosen.startOf('month') : chosen));
      },
    });
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={ADAPTER_LOCALES[language()]}
      localeText={texts.picker}
    >
      <DatePicker
        {...PICKERS[precision]}
        open={open}
        onClose={() => setOpen(false)}
        value={partial ?? date}
        onChange={setPartial}
        minDate={minDate}
        maxDate={maxDate}
        closeOnSelect
        orientation="portrait"
        // A window that is zoomed in to 400 % has a mouse, and no room.
        desktopModeMediaQuery="@media (pointer: fine) and (min-width: 600px) and (min-height: 480px)"
        localeText={{ toolbarTitle: texts.choose[precision] }}
        viewRenderers={{ year: renderView, month: renderView, day: renderView }}
        slots={SLOTS}
        slotProps={{
          desktopTransition: { onExited: onClose },
          mobileTransition: { onExited: onClose },
          toolbar: { toolbarFormat: TOOLBAR_FORMATS[precision] },
          actionBar: ({ pickerVariant }) => ({ actions: pickerVariant === 'mobile' ? ['cancel'] : [] }),
          popper: {
            'aria-label': texts.choose[precision],
            'aria-labelledby': undefined,
            anchorEl: () => anchorEl.current ?? document.body,
            // It may stand over its box, rather than reach out of the window.
            modifiers: [{ name: 'preventOverflow', options: { altAxis: true, tether: false, padding: 4 } }],
            // Keeps the page from scrolling when an element in the popper gets the focus.
            popperOptions: { strategy: 'fixed' },
          },
        }}
      />
    </LocalizationProvider>
  );
}
