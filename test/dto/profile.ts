import type { components } from '@contract';

type ProfileDto = components['schemas']['Profile'];

/** An invented candidate's profile as the provider sends it. */
export const makeProfileDto = (changes: Partial<ProfileDto> = {}): ProfileDto => ({
  id: 'candidate-1',
  name: 'Sari Wulandari',
  image: '/media/photos/sari.webp',
  professionalHeadline: 'Analis Data',
  about: 'Suka angka.',
  identityNumber: '3404010101950001',
  gender: 'Female',
  dob: '1995-01-01',
  email: 'sari@example.com',
  phoneNumber: '+6281234567890',
  birthPlace: 34,
  location: { id: 34, name: 'DI Yogyakarta' },
  city: { id: 3404, name: 'Kabupaten Sleman' },
  detailLocation: 'Jalan Uji 1',
  linkedin: null,
  instagram: null,
  currentSalary: 5_000_000,
  expectedSalary: 7_000_000,
  placed: false,
  ...changes,
});

/** The values of a profile that has a name and a contact alone. */
export const CONTACT_ALONE = {
  image: null,
  professionalHeadline: null,
  about: null,
  gender: null,
  dob: null,
  birthPlace: null,
  location: null,
  city: null,
  detailLocation: null,
  linkedin: null,
  instagram: null,
  currentSalary: null,
  expectedSalary: null,
} satisfies Partial<ProfileDto>;
