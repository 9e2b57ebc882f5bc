import type { Schemas } from '../profile/schemas';
import type { CvLanguage } from './cv-options';

/** Words of a CV that are not the candidate's own. */
export interface CvTexts {
  /** BCP 47 tag, for dates, numbers and screen readers. */
  locale: string;
  documentTitle: string;
  photoOf(name: string): string;
  /** The last line of a CV without all records. */
  omitted(count: number): string;
  about: string;
  email: string;
  phone: string;
  city: string;
  present: string;
  online: string;
  gpa: string;
  mark: string;
  workingTypes: Record<Schemas['WorkExperience']['workingType'], string>;
  languageLevels: Record<Schemas['CandidateLanguage']['level'], string>;
  trainingTypes: Record<Schemas['Training']['type'], string>;
}

export const CV_TEXTS: Record<CvLanguage, CvTexts> = {
  id: {
    locale: 'id-ID',
    documentTitle: 'Daftar Riwayat Hidup',
    photoOf: (name) => `Foto ${name}`,
    omitted: (count) =>
      `PDF ini berakhir sebelum ${count} entri terakhir dari profil, karena selengkapnya terlalu panjang.`,
    about: 'Tentang Saya',
    email: 'Email',
    phone: 'Telepon',
    city: 'Domisili',
    present: 'Sekarang',
    online: 'Daring',
    gpa: 'IPK',
    mark: 'Nilai',
    workingTypes: {
      fulltime: 'Penuh Waktu',
      parttime: 'Paruh Waktu',
      contract: 'Kontrak',
      temporary: 'Sementara',
      internship: 'Magang',
    },
    languageLevels: { fluent: 'Fasih', intermediate: 'Menengah', beginner: 'Pemula' },
    trainingTypes: { training: 'Pelatihan', certification: 'Sertifikasi' },
  },
  en: {
    locale: 'en-GB',
    documentTitle: 'Curriculum Vitae',
    photoOf: (name) => `Photo of ${name}`,
    omitted: (count) =>
      `This PDF ends before the last ${count === 1 ? 'entry' : `${count} entries`} of the profile, because the whole is too long.`,
    about: 'About Me',
    email: 'Email',
    phone: 'Phone',
    city: 'Based in',
    present: 'Present',
    online: 'Online',
    gpa: 'GPA',
    mark: 'Mark',
    workingTypes: {
      fulltime: 'Full-time',
      parttime: 'Part-time',
      contract: 'Contract',
      temporary: 'Temporary',
      internship: 'Internship',
    },
    languageLevels: { fluent: 'Fluent', intermediate: 'Intermediate', beginner: 'Beginner' },
    trainingTypes: { training: 'Training', certification: 'Certification' },
  },
};
