import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/account-settings/export-data', {
  title: 'Unduh data saya',
  intro: 'Kami menyiapkan satu file ZIP dengan semua data Anda yang tersimpan di sini:',
  contents: [
    'profil, lamaran, dan data lain sebagai JSON, yang dapat dibaca program lain',
    'halaman HTML dengan isi yang sama, yang dapat Anda buka dan baca',
    'foto profil dan CV Anda',
  ],
  warning: 'File itu memuat data pribadi Anda. Jangan simpan di perangkat yang dipakai orang lain.',
  prepare: 'Siapkan data saya',
  again: 'Siapkan ulang',
  waiting: 'Menunggu giliran',
  progress: (percent: number) => `Sedang disiapkan: ${percent}%`,
  mayLeave: 'Anda boleh meninggalkan halaman ini. File tetap disiapkan.',
  progressUnknown: 'Kemajuannya belum bisa dibaca. File tetap disiapkan.',
  download: (size: string | null) => (size === null ? 'Unduh' : `Unduh (${size})`),
  downloading: 'File masih diunduh.',
  ready: 'Data Anda siap diunduh.',
  until: (moment: string) => `File dihapus pada ${moment}.`,
  replaces: 'Menyiapkan ulang mengganti file ini.',
  failed: 'Data Anda tidak berhasil disiapkan.',
  starting: 'Permintaan masih dikirim.',
  retry: 'Coba lagi',
  startFailed: 'Data Anda belum bisa disiapkan.',
  downloadFailed: 'File belum bisa diunduh.',
  loadFailed: 'Data yang sudah disiapkan belum bisa dimuat',
});
