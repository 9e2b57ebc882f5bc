import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/apply-job', {
  // Specification 1, section 5.
  sources: {
    media_social: 'Instagram, X, dll…',
    disnaker: 'Disnaker',
    job_fair: 'Job Fair',
    career_dev_center: 'Career Development Center',
    campus_fair: 'Campus Fair',
    relatives: 'Friends / Colleagues / Relatives',
    job_portal: 'Job Portal (LinkedIn, Glints, dll…)',
  },
  sourceRequired: 'Anda harus memilih referensi!',
  sourceQuestion: 'Dari mana Anda mengetahui lowongan ini?',
  chooseOne: 'Pilih salah satu',
  send: 'Kirim',
  askedLater: 'Lamaran Anda sudah terkirim. Pertanyaan ini dapat dijawab nanti di Status Lamaran.',
  unanswered: 'Satu pertanyaan belum dijawab',
  answer: 'Jawab',
  answered: 'Terima kasih, jawaban Anda sudah disimpan.',
  sourceFailed: 'Gagal menyimpan referensi',
  unknownFailure: 'Terjadi kesalahan, silakan coba lagi.',
  apply: 'Apply',
  closed: 'Closed',
  alreadyApplied: 'Sudah Dilamar',
  seeStatus: 'Lihat status lamaran',
  stillSending: 'Masih mencoba mengirim lamaran…',
  applied: 'Lamaran Anda Berhasil!',
  thanks: 'Terima Kasih telah melamar pekerjaan ini. Kami akan segera menghubungi kamu!',
  continue: 'Lanjut',
  failed: 'Gagal Melamar Pekerjaan ini!',
  close: 'Tutup',
});
