import type { PickersLocaleText } from '@mui/x-date-pickers/locales';
import { language } from '@/shared/lib/language';

const VIEWS: Record<string, string> = { year: 'tahun', month: 'bulan', day: 'tanggal' };

/** Indonesian texts of the date pickers, which ship none. */
const INDONESIAN: Partial<PickersLocaleText> = {
  previousMonth: 'Bulan sebelumnya',
  nextMonth: 'Bulan berikutnya',
  openPreviousView: 'Buka tampilan sebelumnya',
  openNextView: 'Buka tampilan berikutnya',
  calendarViewSwitchingButtonAriaLabel: (view) =>
    view === 'year' ? 'Pilihan tahun terbuka, beralih ke kalender' : 'Kalender terbuka, beralih ke pilihan tahun',
  cancelButtonLabel: 'Batal',
  clearButtonLabel: 'Kosongkan',
  okButtonLabel: 'Pilih',
  todayButtonLabel: 'Hari ini',
  nextStepButtonLabel: 'Berikutnya',
  datePickerToolbarTitle: 'Pilih tanggal',
  selectViewText: (view) => `Pilih ${VIEWS[view] ?? view}`,
  openDatePickerDialogue: (date) => (date ? `Pilih tanggal, terpilih ${date}` : 'Pilih tanggal'),
  fieldClearLabel: 'Kosongkan',
  dateTableLabel: 'Pilih tanggal',
  fieldYearPlaceholder: ({ digitAmount }) => 'T'.repeat(digitAmount),
  fieldMonthPlaceholder: ({ contentType }) => (contentType === 'letter' ? 'BBBB' : 'BB'),
  fieldDayPlaceholder: () => 'HH',
  year: 'Tahun',
  month: 'Bulan',
  day: 'Tanggal',
  weekDay: 'Hari',
  empty: 'Kosong',
};

/** What the date pickers say; in English, what they say by themselves. */
export const pickerTexts: Partial<PickersLocaleText> = language() === 'id' ? INDONESIAN : {};
