import type { Profile } from '@/entities/profile/candidate';
import { today } from '@/shared/lib/dates';
import {
  birthYears,
  blockingFields,
  isNikAccepted,
  isPhoneAccepted,
  personalInformationSchema,
  successTitle,
  toFields,
  toNik,
  toFirstValues,
} from './personal-information-form';
import type { PersonalInformationForm } from './personal-information-form';

const values: PersonalInformationForm = {
  gender: 'Female',
  dob: '1995-01-01',
  birth_place: '34',
  location: '31',
  city: '3171',
  detailLocation: 'Jalan Uji 1',
  email: 'sari@example.com',
  phoneNumber: '+6281234567890',
  identityNumber: '',
};

const problem = async (changes: Partial<PersonalInformationForm>): Promise<string | null> => {
  try {
    await personalInformationSchema.validate({ ...values, ...changes });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

const REQUIRED = 'Please fill in required fields.';

it.each<[Partial<PersonalInformationForm>, string | null]>([
  [{}, null],
  [{ gender: '' }, REQUIRED],
  [{ gender: 'X' as never }, REQUIRED],
  [{ dob: '' }, REQUIRED],
  [{ dob: '1995-12-' }, REQUIRED],
  [{ birth_place: '' }, REQUIRED],
  [{ location: '' }, REQUIRED],
  [{ city: '' }, REQUIRED],
  [{ detailLocation: '  ' }, REQUIRED],
  [{ email: '' }, REQUIRED],
  [{ phoneNumber: '' }, REQUIRED],
  [{ dob: '1995-02-30' }, 'Tanggal lahir tidak ada di kalender.'],
  [{ dob: '2999-01-01' }, 'Tanggal lahir tidak boleh di masa depan.'],
  [{ dob: today() }, null],
  [{ phoneNumber: '+62812345678901' }, null],
  [{ phoneNumber: '+628123456789012' }, null],
  [{ phoneNumber: '+6281234567890123' }, 'Please enter 15 digits max.'],
  [{ identityNumber: '3404010101950001' }, null],
  [{ identityNumber: '340401010195000' }, 'NIK harus terdiri dari 16 angka.'],
  [{ detailLocation: 'x'.repeat(1000) }, null],
])('judges %j', async (changes, expected) => {
  expect(await problem(changes)).toBe(expected);
});

it.each([
  ['3404010101950001', '3404010101950001'],
  ['34040101019500019', '3404010101950001'],
  ['3404-0101-0195-0001', '3404010101950001'],
  ['abc', ''],
])('makes a NIK of %j', (typed, nik) => expect(toNik(typed)).toBe(nik));

it('accepts no NIK or a whole one, and a phone number of at most 15 digits', () => {
  expect(['', '3404010101950001', '34'].map(isNikAccepted)).toEqual([true, true, false]);
  expect(['+628123456789012', '+6281234567890123'].map(isPhoneAccepted)).toEqual([true, false]);
});

it('names the fields for which nothing may be saved', () => {
  expect(blockingFields(values)).toEqual([]);
  expect(blockingFields({ ...values, identityNumber: '34' })).toEqual(['identityNumber']);
  expect(blockingFields({ ...values, phoneNumber: '+6281234567890123' })).toEqual(['phoneNumber']);
});

it('offers the last hundred years, without the present one', () => {
  const years = birthYears('2026-11-20');
  expect([years.length, years[0], years.at(-1)]).toEqual([100, '2025', '1926']);
});

const profile: Profile = {
  id: 7,
  name: 'Sari',
  image: null,
  professionalHeadline: null,
  about: null,
  identityNumber: null,
  gender: null,
  dob: null,
  email: 'sari@example.com',
  phoneNumber: '+6281234567890',
  birthPlace: null,
  location: null,
  city: null,
  detailLocation: null,
  linkedin: null,
  instagram: null,
  currentSalary: null,
  expectedSalary: null,
};

it('starts from a profile that is empty, or filled', () => {
  const contact = { email: 'sari@example.com', phoneNumber: '+6281234567890' };
  const empty = {
    gender: '',
    dob: '',
    birth_place: '',
    location: '',
    city: '',
    detailLocation: '',
    identityNumber: '',
  };
  expect(toFirstValues(profile)).toEqual({ ...empty, ...contact });
  expect(
    toFirstValues({
      ...profile,
      birthPlace: 0,
      location: { id: 31, name: null },
      city: { id: null, name: 'Jakarta Pusat' },
    }),
  ).toMatchObject({ birth_place: '0', location: '31', city: '' });
  expect(toFirstValues({ ...profile, email: null, phoneNumber: null })).toEqual({
    ...empty,
    email: '',
    phoneNumber: '',
  });
});

const stored: Profile = {
  ...profile,
  gender: 'Female',
  dob: '1995-01-01',
  birthPlace: 34,
  location: { id: 31, name: 'DKI Jakarta' },
  city: { id: 3171, name: 'Jakarta Pusat' },
  detailLocation: 'Jalan Uji 1',
  identityNumber: '3404-0101-0195-0001',
};

it('starts from all that is stored, with the digits of the NIK alone', () => {
  expect(toFirstValues(stored)).toEqual({ ...values, identityNumber: '3404010101950001' });
});

it('sends all but the e-mail address, and the address without spaces around it', () => {
  expect(toFields({ ...values, detailLocation: ' Jalan Uji 1 ' }, profile)).toEqual({
    gender: 'Female',
    dob: '1995-01-01',
    phoneNumber: '+6281234567890',
    birth_place: '34',
    location: '31',
    city: '3171',
    detailLocation: 'Jalan Uji 1',
    identityNumber: null,
  });
});

it.each([
  ['', null, null],
  ['', '3404010101950001', ''],
  ['3404010101950001', null, '3404010101950001'],
])('sends NIK %j in place of %j as %j', (identityNumber, stored, sent) => {
  expect(toFields({ ...values, identityNumber }, { identityNumber: stored }).identityNumber).toBe(sent);
});

it.each([
  [7, 'Berhasil Mengubah Informasi Pribadi!'],
  ['', 'Berhasil Menyimpan Informasi Pribadi!'],
])('names the success for id %j', (id, title) => expect(successTitle({ id })).toBe(title));
