import type { texts } from './texts';

const LANGUAGES: Record<string, string> = {
  Inggris: 'English',
  Mandarin: 'Mandarin',
  Jepang: 'Japanese',
  Korea: 'Korean',
  Arab: 'Arabic',
  Jerman: 'German',
};

export const english = {
  loading: 'Loading what the company sees',
  failed: 'What the company sees cannot be shown at the moment.',
  intro: (company) => `If you apply, ${company} sees this:`,
  name: 'Name',
  contact: 'Contact',
  headline: 'Headline',
  education: 'Education',
  workExperience: 'Work experience',
  cv: 'CV',
  languages: 'Languages',
  cvText: 'Made from your profile when you apply.',
  cvShows: (fields) => `The CV also has ${fields}.`,
  openCv: 'Download the CV',
  cvFailed: 'The CV could not be downloaded.',
  none: 'Not filled in yet',
  gaps: 'What this job asks for and your profile does not have yet',
  gapsHint: 'You can apply all the same.',
  noEducation: (asked) => `This job asks for at least ${asked}; you have not filled in your education.`,
  lowerEducation: (asked, highest) =>
    `This job asks for at least ${asked}; the highest education in your profile is ${highest}.`,
  noExperience: (asked) =>
    `This job asks for at least ${asked} of experience; your profile has no work experience yet.`,
  neverWorked: (asked) =>
    `This job asks for at least ${asked} of experience; your profile says that you have never worked.`,
  lessExperience: (asked, worked) => `This job asks for at least ${asked} of experience; your profile has ${worked}.`,
  language: (language, sentence) =>
    `This job says: “${sentence}” ${LANGUAGES[language] ?? language} is not in your profile yet.`,
  fillIn: 'Fill in',
  close: 'Close',
  apply: 'Apply',
} satisfies typeof texts;
