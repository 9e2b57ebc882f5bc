import type { PickersLocaleText } from '@mui/x-date-pickers/locales';
import { language } from '@/shared/lib/language';

/** Indonesian texts of the calendar, which ships none. */
const INDONESIAN: Partial<PickersLocaleText> = {
  previousMonth: 'Bulan sebelumnya',
  nextMonth: 'Bulan berikutnya',
  calendarViewSwitchingButtonAriaLabel: (view) =>
    view === 'year' ? 'Pilihan tahun terbuka, beralih ke kalender' : 'Kalender terbuka, beralih ke pilihan tahun',
};

/** What the calendar says; in English, what it says by itself. */
export const calendarTexts: Partial<PickersLocaleText> = language() === 'id' ? INDONESIAN : {};
