import { makeProfileDto } from '@test/dto/profile';
import { toProfile } from './profile.mapper';

it('maps a profile with all of its fields', () => {
  expect(toProfile(makeProfileDto())).toEqual({
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
  });
});

it('makes null of what is missing, blank or unknown', () => {
  const profile = toProfile({ id: 1, name: ' ', gender: 'Other', dob: 'kemarin', location: { name: '' }, city: null });
  const { id, name, ...rest } = profile;
  expect({ id, name }).toEqual({ id: 1, name: '' });
  expect(Object.values(rest).filter((value) => value !== null)).toEqual([]);
});

it.each([
  ['a bare id', 34, { id: 34, name: null }],
  ['a name alone', { name: 'DI Yogyakarta' }, { id: null, name: 'DI Yogyakarta' }],
  ['an id without a name', { id: '34' }, { id: '34', name: null }],
  ['an empty text', '', null],
])('reads a province sent as %s', (_what, location, expected) => {
  expect(toProfile({ id: 1, location }).location).toEqual(expected);
});

it('reads a birth place sent with its name', () => {
  expect(toProfile({ id: 1, birthPlace: { id: 34, name: 'DI Yogyakarta' } }).birthPlace).toBe(34);
});
