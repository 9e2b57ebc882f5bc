import type { Job } from '@/entities/job';
import { demandOf } from './demand';

const job = (values: Partial<Job>): Job => ({
  id: 1,
  slug: 'a',
  title: 'Kasir',
  isOpen: true,
  workingType: null,
  workplace: null,
  deadline: null,
  createdAt: null,
  province: 'Jawa Barat',
  city: 'Kota Bandung',
  company: { name: 'PT Toko', logo: null, banner: null },
  ...values,
});

const many = (count: number, values: Partial<Job>): Job[] => Array.from({ length: count }, () => job(values));

const BANDUNG = { city: { id: 1, name: 'Kota Bandung' }, location: { id: 2, name: 'Jawa Barat' } };

it('counts what the open jobs of the city ask for', () => {
  const jobs = [
    ...many(3, { minEducation: 'SMA' }),
    ...many(2, { minExperienceMonths: 12 }),
    ...many(2, { minExperienceMonths: 0, minEducation: '' }),
    ...many(9, { isOpen: false, minEducation: 'S1' }),
    ...many(9, { city: 'Kota Bogor', minEducation: 'S1' }),
  ];
  expect(demandOf(jobs, BANDUNG)).toEqual({
    place: 'Kota Bandung',
    jobs: 7,
    asking: { education: 3, workExperience: 2 },
  });
});

it('takes the province where the city has few jobs', () => {
  const jobs = [...many(4, {}), ...many(6, { city: 'Kota Bogor', minEducation: 'SMA' })];
  expect(demandOf(jobs, BANDUNG)).toMatchObject({ place: 'Jawa Barat', jobs: 10 });
});

it.each([
  ['no job', [], BANDUNG],
  ['few jobs', many(4, {}), BANDUNG],
  ['jobs elsewhere', many(9, { city: 'Kota Medan', province: 'Sumatera Utara' }), BANDUNG],
  ['an unknown place', many(9, {}), { city: null, location: null }],
  ['a place without a name', many(9, {}), { city: { id: 1, name: null }, location: null }],
  ['jobs without a place', many(9, { city: null, province: null }), { city: null, location: { id: 1, name: null } }],
])('knows nothing of %s', (_what, jobs, place) => {
  expect(demandOf(jobs, place)).toBeUndefined();
});
