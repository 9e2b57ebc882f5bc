import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('widgets/saved-searches', {
  title: 'Pencarian tersimpan',
  empty: 'Belum ada pencarian tersimpan.',
  how: 'Cari lowongan, lalu pilih Simpan pencarian.',
  search: 'Cari lowongan',
  alert: (alert: string) => `Email lowongan baru: ${alert.toLowerCase()}`,
  newer: 'Disimpan oleh versi Titian yang lebih baru. Muat ulang halaman ini untuk membukanya.',
  feeds: 'Ikuti di aplikasi lain:',
  formats: { rss: 'RSS', json: 'JSON Feed', ics: 'Kalender batas melamar', webcal: 'Buka di kalender' },
  feedNamed: (format: string, name: string) => `${format}, ${name}`,
  change: 'Ubah',
  changeNamed: (name: string) => `Ubah ${name}`,
  remove: 'Hapus',
  removeNamed: (name: string) => `Hapus ${name}`,
  confirm: (name: string) => `Hapus pencarian ${name}?`,
  consequence: 'Anda tidak lagi dikabari tentang lowongan baru dari pencarian ini.',
  cancel: 'Batal',
  removed: 'Pencarian dihapus.',
  removeFailed: 'Pencarian belum bisa dihapus.',
  loadFailed: 'Pencarian tersimpan belum bisa dimuat',
});
