import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/account-settings/delete-account', {
  title: 'Hapus akun',
  intro:
    'Akun dihapus tujuh hari setelah Anda memintanya. Sampai saat itu Anda dapat membatalkannya di sini atau dengan ' +
    'masuk lagi. Setelah itu akun tidak dapat dikembalikan.',
  goes: 'Yang dihapus',
  going: ['profil, foto, dan CV Anda', 'lamaran Anda dan riwayatnya', 'semua sesi masuk, di perangkat mana pun'],
  stays: 'Yang tetap ada',
  staying: [
    'laporan lowongan yang Anda kirim, tanpa nama, isi, dan kontak Anda',
    'data yang sudah diterima perusahaan bersama lamaran Anda',
    'yang disimpan browser lain (lowongan tersimpan, riwayat pencarian, isian yang belum dikirim), sampai Titian dibuka ' +
      'di sana dalam 30 hari setelah akun dihapus atau data browser itu Anda hapus',
    'cadangan data, sampai habis masa simpannya; bila dipulihkan, akun Anda dihapus lagi',
  ],
  atOnce: 'Yang terjadi begitu Anda memintanya',
  happening: [
    'Lamaran yang masih berjalan ditarik dan tidak kembali bila Anda membatalkan, tetapi Anda boleh melamar lagi.',
    'Selama penghapusan menunggu, Anda tidak dapat melamar.',
    'Semua perangkat lain dikeluarkan dari akun Anda.',
    'Kami mengirim email saat penghapusan diminta dan saat akun sudah dihapus.',
  ],
  exportFirst: 'Sebaiknya unduh data Anda dulu, di bagian “Unduh data saya”.',
  open: 'Hapus akun',
  dialogTitle: 'Hapus akun Anda?',
  dialogText:
    'Lamaran yang masih berjalan ditarik sekarang juga, dan akun Anda dihapus dalam tujuh hari. Masukkan password ' +
    'untuk melanjutkan.',
  password: 'Password saat ini',
  showPassword: 'Tampilkan password untuk menghapus akun',
  passwordRequired: 'Password wajib diisi.',
  wrong: 'Password salah.',
  cancel: 'Batal',
  submit: 'Hapus akun saya',
  failed: 'Penghapusan akun belum bisa diminta.',
  stillSending: 'Permintaan masih dikirim.',
  pending: (moment: string) => `Akun Anda akan dihapus pada ${moment}.`,
  pendingHint: 'Sampai saat itu Anda dapat membatalkannya di sini atau dengan masuk lagi.',
  affects: {
    job: 'Selama penghapusan menunggu, Anda tidak dapat melamar.',
    application: 'Lamaran yang masih berjalan sudah ditarik, dan Anda tidak dapat melamar.',
    profile: 'Profil, foto, dan CV Anda ikut dihapus.',
  },
  keepInSettings: 'Batalkan di Pengaturan Akun',
  keep: 'Batalkan penghapusan',
  kept: 'Penghapusan dibatalkan. Akun Anda tetap ada.',
  keepFailed: 'Penghapusan belum bisa dibatalkan.',
  leave: 'Keluar dan hapus data di browser ini',
  leaveHint:
    'Browser ini menyimpan bookmark, riwayat pencarian, dan isian yang belum dikirim. Keluar tidak membatalkan ' +
    'penghapusan akun.',
  loadFailed: 'Status penghapusan akun belum bisa dimuat',
});
