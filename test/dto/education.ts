import type { components } from '@contract';

type EducationDto = components['schemas']['Education'];

/** A stored education as the provider sends it. */
export const makeEducationDto = (change: Partial<EducationDto> = {}): EducationDto => ({
  id: 8,
  educationLevel: { id: 5, name: 'S1' },
  education: { id: 21, name: 'Universitas Uji' },
  educationMajor: { id: 31, name: 'Statistika' },
  otherEducation: null,
  otherMajor: null,
  location: 'indonesia',
  dateStart: '2013-08-01',
  graduationDate: '2017-07-01',
  isPresent: false,
  gpa: 3.5,
  description: null,
  ...change,
});
