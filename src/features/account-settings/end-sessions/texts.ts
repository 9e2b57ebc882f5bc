import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/account-settings/end-sessions', {
  title: 'Perangkat yang masuk',
  device: (browser: string | null, system: string | null) =>
    browser && system ? `${browser} di ${system}` : (browser ?? system ?? 'Perangkat yang tidak dikenali'),
  current: 'Perangkat ini',
  lastUsed: (moment: string) => `Terakhir dipakai ${moment}`,
  end: 'Keluarkan',
  endDevice: (device: string, moment: string) => `Keluarkan ${device}, terakhir dipakai ${moment}`,
  endOthers: 'Keluarkan semua perangkat lain',
  onlyThis: 'Tidak ada perangkat lain yang masuk ke akun Anda.',
  empty: 'Daftar perangkat belum tersedia.',
  confirmOne: 'Keluarkan perangkat ini dari akun Anda?',
  confirmOthers: 'Keluarkan semua perangkat lain?',
  consequence: 'Perangkat itu harus masuk lagi dengan password akun Anda.',
  cancel: 'Batal',
  ended: 'Perangkat telah dikeluarkan.',
  othersEnded: 'Semua perangkat lain telah dikeluarkan.',
  endFailed: 'Perangkat belum bisa dikeluarkan.',
  loadFailed: 'Perangkat belum bisa dimuat',
});
