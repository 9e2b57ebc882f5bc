import { textsOf } from '@/shared/lib/language';

/** Texts of Material UI's and MUI X's own parts that ship no Indonesian. */
export const texts = textsOf('app/theme', {
  pickers: {
    previousMonth: 'Bulan sebelumnya',
    nextMonth: 'Bulan berikutnya',
    calendarViewSwitchingButtonAriaLabel: (view: string): string =>
      view === 'year' ? 'Pilihan tahun terbuka, beralih ke kalender' : 'Kalender terbuka, beralih ke pilihan tahun',
    cancelButtonLabel: 'Batal',
  },
});
