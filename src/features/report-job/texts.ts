import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/report-job', {
  // Specification 4, section 7.
  report: 'Laporkan lowongan',
  about: (title: string, company: string) => `${title} di ${company}`,
  intro:
    'Laporan dibaca oleh pengelola. Lowongan tidak disembunyikan otomatis, dan perusahaan tidak diberi tahu siapa yang melapor.',
  reason: 'Alasan',
  reasons: {
    money: 'Meminta uang dari pelamar',
    personalData: 'Meminta data pribadi, dokumen asli, atau rekening',
    impersonation: 'Mengatasnamakan perusahaan lain',
    misleading: 'Isi lowongan tidak benar',
    discrimination: 'Syarat membeda-bedakan orang',
    harmful: 'Berbahaya, melanggar hukum, atau pelecehan',
    inactive: 'Lowongan sudah tidak ada',
    other: 'Alasan lain',
  },
  reasonRequired: 'Pilih satu alasan.',
  text: 'Keterangan (boleh kosong)',
  textTooLong: (max: number) => `Keterangan paling banyak ${max} karakter.`,
  contact: 'Kontak Anda (boleh kosong)',
  contactHint: 'Email atau nomor telepon, bila kami boleh bertanya lagi. Dihapus setelah laporan ditutup.',
  contactTooLong: (max: number) => `Kontak paling banyak ${max} karakter.`,
  send: 'Kirim laporan',
  cancel: 'Batal',
  failed: 'Laporan belum terkirim. Silakan coba lagi.',
  sent: 'Laporan terkirim',
  repeated: 'Sudah pernah dilaporkan',
  thanks: 'Terima kasih. Laporan Anda akan kami baca.',
  repeatedText:
    'Anda sudah melaporkan lowongan ini, jadi tetap satu laporan. Keterangan baru kami tambahkan ke laporan itu.',
  repeatedVisitor:
    'Lowongan ini sudah dilaporkan dari browser ini, jadi tetap satu laporan. Keterangan baru kami tambahkan ke laporan itu.',
  receipt: 'Nomor laporan:',
  close: 'Tutup',
});
