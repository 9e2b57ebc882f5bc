import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/edit-profile/download-cv/ui', {
  template: 'Templat',
  templates: {
    ringkas: 'Ringkas',
    formal: 'Formal (Daftar Riwayat Hidup)',
    modern: 'Modern',
  },
  lang: 'Bahasa judul',
  languages: { id: 'Indonesia', en: 'Inggris' },
  hide: 'Tidak ditampilkan',
  photo: 'Foto',
  contact: 'Kontak (email, telepon, LinkedIn, Instagram)',
  preview: 'Lihat pratinjau',
  previewFailed: 'Pratinjau tidak dapat ditampilkan.',
  downloadInstead: 'CV tetap bisa diunduh.',
  loading: 'Pratinjau sedang dibuat',
  page: (number: number, count: number) => `Halaman ${number} dari ${count}`,
  morePages: (count: number) => `${count} halaman lain ada di berkas yang diunduh.`,
  close: 'Tutup',
  download: 'Unduh CV',
});
