import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/withdraw-application', {
  withdraw: 'Tarik lamaran',
  withdrawFrom: (title: string) => `Tarik lamaran ${title}`,
  title: 'Tarik lamaran ini?',
  about: (title: string, company: string) => `${title} di ${company}`,
  // Each of these is what the provider does.
  consequences: [
    'Perusahaan melihat bahwa Anda menarik lamaran ini, dan tidak dapat memprosesnya lagi.',
    'Penarikan tidak dapat dibatalkan.',
    'Lamaran dan riwayatnya tetap dapat Anda baca di sini.',
    'Selama lowongan masih buka, Anda dapat melamar lagi dari tahap pertama.',
  ],
  reason: 'Alasan (boleh kosong)',
  reasonRead: 'Perusahaan dapat membaca alasan ini.',
  reasonTooLong: (max: number) => `Alasan paling banyak ${max} karakter.`,
  continue: 'Lanjut',
  cancel: 'Batal',
  confirmTitle: 'Yakin menarik lamaran?',
  confirmText: (title: string, company: string) =>
    `Lamaran Anda untuk ${title} di ${company} akan ditarik. Ini tidak dapat dibatalkan.`,
  confirm: 'Ya, tarik lamaran',
  back: 'Kembali',
  failed: 'Lamaran belum bisa ditarik. Silakan coba lagi.',
  withdrawn: 'Lamaran Anda telah ditarik.',
});
