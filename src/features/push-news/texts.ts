import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/push-news', {
  ask: 'Beri tahu saya di HP ini saat ada jawaban',
  dismiss: 'Tutup',
  here: 'Pemberitahuan di perangkat ini',
  hint: 'Janji temu dan jawaban atas lamaran langsung tampil di layar; lowongan baru paling banyak sekali sehari. Pukul 21.00–07.00 hanya janji temu dalam 24 jam.',
  withoutContent: 'Tanpa isi',
  withoutContentHint: 'Layar hanya menampilkan "Ada kabar untuk Anda di Titian".',
  on: 'Pemberitahuan di perangkat ini aktif.',
  off: 'Pemberitahuan di perangkat ini dimatikan.',
  saved: 'Pengaturan pemberitahuan disimpan.',
  failed: 'Pemberitahuan belum bisa diatur.',
  causes: {
    noWorker:
      'Bagian Titian yang menerima pemberitahuan belum terpasang di browser ini. Muat ulang halaman, tunggu sebentar, lalu coba lagi.',
    browser:
      'Browser ini menolak pemberitahuan, misalnya karena jendela samaran. Izinkan Notifikasi di pengaturan situs, atau buka Titian di jendela biasa.',
    pushService:
      'Browser ini tidak bisa mendaftar ke layanan pemberitahuannya. Coba lagi nanti, atau buka Titian dengan browser lain.',
    endpoint: (host: string) =>
      `Titian tidak menerima layanan pemberitahuan browser ini (${host}). Buka Titian dengan Chrome, Firefox, Edge, atau Safari.`,
  },
  loadFailed: 'Pengaturan pemberitahuan belum bisa dimuat',
  notAllowed: 'Anda belum mengizinkan pemberitahuan. Tekan sekali lagi, lalu pilih Izinkan.',
  support: {
    denied:
      'Pemberitahuan dari Titian diblokir di browser ini. Buka pengaturan situs lewat ikon di sebelah alamat, izinkan Notifikasi, lalu muat ulang halaman.',
    install:
      'Di iPhone dan iPad, pasang Titian dulu: ketuk Bagikan, lalu Tambah ke Layar Utama. Buka Titian dari sana, lalu aktifkan pemberitahuan.',
    unsupported:
      'Browser ini belum bisa menampilkan pemberitahuan. Buka Titian dengan Chrome, Firefox, Edge, atau Safari versi terbaru.',
  },
  ended: {
    removed:
      'Pemberitahuan di perangkat ini mati: perangkat ini tidak ada lagi di daftar perangkat Anda. Anda bisa mengaktifkannya lagi di Pengaturan Akun.',
    blocked:
      'Pemberitahuan di perangkat ini mati: browser tidak lagi mengizinkannya. Anda bisa mengaktifkannya lagi di Pengaturan Akun.',
    failed:
      'Pemberitahuan di perangkat ini mati: perangkat ini tidak bisa didaftarkan lagi. Anda bisa mengaktifkannya lagi di Pengaturan Akun.',
  },
  devices: 'Perangkat yang menerima pemberitahuan',
  unknownDevice: 'Perangkat yang tidak dikenali',
  current: 'Perangkat ini',
  lastUsed: (moment: string) => `Terakhir aktif ${moment}`,
  refused: 'Pemberitahuan terakhir ditolak layanan pemberitahuannya',
  remove: 'Hapus',
  removeDevice: (device: string) => `Hapus ${device}`,
  removed: 'Perangkat tidak lagi menerima pemberitahuan.',
});
