import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/preview-application/ui', {
  loading: 'Memuat yang dilihat perusahaan',
  failed: 'Yang dilihat perusahaan belum bisa ditampilkan.',
  intro: (company: string) => `Jika Anda melamar, ${company} melihat ini:`,
  name: 'Nama',
  contact: 'Kontak',
  headline: 'Headline',
  education: 'Pendidikan',
  workExperience: 'Pengalaman kerja',
  cv: 'CV',
  languages: 'Bahasa',
  cvText: 'Dibuat dari profil Anda saat Anda melamar.',
  cvShows: (fields: string) => `CV juga memuat ${fields}.`,
  openCv: 'Unduh CV',
  cvFailed: 'CV belum bisa diunduh.',
  none: 'Belum diisi',
  gaps: 'Yang diminta lowongan ini dan belum ada di profil Anda',
  gapsHint: 'Anda tetap dapat melamar.',
  noEducation: (asked: string) => `Lowongan ini meminta min. ${asked}; pendidikan Anda belum diisi.`,
  lowerEducation: (asked: string, highest: string) =>
    `Lowongan ini meminta min. ${asked}; pendidikan tertinggi di profil Anda ${highest}.`,
  noExperience: (asked: string) =>
    `Lowongan ini meminta pengalaman min. ${asked}; profil Anda belum memuat pengalaman kerja.`,
  neverWorked: (asked: string) =>
    `Lowongan ini meminta pengalaman min. ${asked}; di profil Anda tertulis belum pernah bekerja.`,
  lessExperience: (asked: string, worked: string) =>
    `Lowongan ini meminta pengalaman min. ${asked}; profil Anda memuat ${worked}.`,
  language: (language: string, sentence: string) =>
    `Lowongan ini menulis: “${sentence}” Bahasa ${language} belum ada di profil Anda.`,
  fillIn: 'Lengkapi',
  close: 'Tutup',
  apply: 'Apply',
});
