import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('shared/ui/form-dates', {
  placeholder: { day: 'mis. 17/07/2021', month: 'mis. 07/2021' },
  choose: { day: 'Pilih tanggal', month: 'Pilih bulan' },
  chosen: {
    day: (date: string) => `Pilih tanggal, terpilih ${date}`,
    month: (date: string) => `Pilih bulan, terpilih ${date}`,
  },
  /** Of MUI X, which ships no Indonesian. */
  picker: {
    previousMonth: 'Bulan sebelumnya',
    nextMonth: 'Bulan berikutnya',
    calendarViewSwitchingButtonAriaLabel: (view: string): string =>
      view === 'year' ? 'Pilihan tahun terbuka, beralih ke kalender' : 'Kalender terbuka, beralih ke pilihan tahun',
    cancelButtonLabel: 'Batal',
  },
});
