import { NO_FILTERS, usedFilters } from '@titian/rules/job-filters';
import type { JobFilters } from '@titian/rules/job-filters';
import { countOptions, filterJobs, knownFilters } from './filter-jobs';
import type { SearchableJob } from './searchable-job';

const NOW = Date.parse('2026-11-23T08:00:00Z');

const daysAgo = (days: number) => new Date(NOW - days * 86_400_000).toISOString();

const makeJob = (id: string, changes: Partial<SearchableJob> = {}): SearchableJob => ({
  id,
  title: id,
  company: { name: 'Sinar Laut' },
  city: 'Kabupaten Sleman',
  province: 'Daerah Istimewa Yogyakarta',
  workingType: 'fulltime',
  workplace: 'wfo',
  createdAt: daysAgo(2),
  ...changes,
});

const idsAfter = (jobs: SearchableJob[], filters: Partial<JobFilters>) =>
  filterJobs(jobs, { ...NO_FILTERS, ...filters }, NOW).map(({ id }) => id);

it('leaves the list as it is where nothing is set', () => {
  const jobs = [makeJob('a')];
  expect(filterJobs(jobs, NO_FILTERS, NOW)).toBe(jobs);
});

const paid = [
  makeJob('three', { minSalary: 2_000_000, maxSalary: 3_000_000 }),
  makeJob('five', { maxSalary: 5_000_000 }),
  makeJob('unstated'),
];

it('passes pay that reaches the least, and pay that is not stated unless that is left out', () => {
  expect(idsAfter(paid, { minSalary: 3_000_000 })).toEqual(['three', 'five', 'unstated']);
  expect(idsAfter(paid, { minSalary: 4_000_000 })).toEqual(['five', 'unstated']);
  expect(idsAfter(paid, { minSalary: 4_000_000, includeUnstated: false })).toEqual(['five']);
});

it('passes what was posted within the days, and nothing without a date', () => {
  const jobs = [makeJob('new', { createdAt: daysAgo(0.5) }), makeJob('old', { createdAt: daysAgo(4) })];
  expect(idsAfter([...jobs, makeJob('undated', { createdAt: null })], { postedWithin: 3 })).toEqual(['new']);
  expect(idsAfter(jobs, { postedWithin: 7 })).toEqual(['new', 'old']);
});

it('passes an education that is no higher, and one that is not stated or not known', () => {
  const jobs = ['SMA', 'SMA/SMK', 'D3', 's1', 'Kursus', null].map((minEducation) =>
    makeJob(String(minEducation), { minEducation }),
  );
  expect(idsAfter(jobs, { education: 'SMK' })).toEqual(['SMA', 'SMA/SMK', 'Kursus', 'null']);
  expect(idsAfter(jobs, { education: 'D3' })).toEqual(['SMA', 'SMA/SMK', 'D3', 'Kursus', 'null']);
});

it('passes an experience that is no longer, and one that is not stated', () => {
  const jobs = [0, 12, 24, null].map((months) => makeJob(String(months), { minExperienceMonths: months }));
  expect(idsAfter(jobs, { experience: 12 })).toEqual(['0', '12', 'null']);
  expect(idsAfter(jobs, { experience: 0 })).toEqual(['0', 'null']);
});

it('passes the function by its name', () => {
  const jobs = [makeJob('a', { functionOfInterest: 'Ritel' }), makeJob('b', { functionOfInterest: 'Otomotif' })];
  expect(idsAfter([...jobs, makeJob('c')], { function: 'ritel' })).toEqual(['a']);
});

const cities = ['KAB. SLEMAN', 'Sleman', 'Kota Yogyakarta', 'Kabupaten Klaten', 'Kota Bandung', null].map((city) =>
  makeJob(String(city), { city }),
);

it('passes a city however its kind is written', () => {
  expect(idsAfter(cities, { city: 'Kabupaten Sleman' })).toEqual(['KAB. SLEMAN', 'Sleman']);
});

it('passes what is easy to reach: the city and its neighbours', () => {
  expect(idsAfter(cities, { near: 'Kota Yogyakarta' })).toEqual(['KAB. SLEMAN', 'Sleman', 'Kota Yogyakarta']);
  expect(idsAfter(cities, { near: 'Kabupaten Sleman' })).toEqual([
    'KAB. SLEMAN',
    'Sleman',
    'Kota Yogyakarta',
    'Kabupaten Klaten',
  ]);
});

it('counts what each option would leave, all other filters as they are', () => {
  const options = countOptions(
    [
      makeJob('a', { functionOfInterest: 'Ritel', maxSalary: 3_000_000, createdAt: daysAgo(0.5) }),
      makeJob('b', { functionOfInterest: 'Ritel', maxSalary: 5_000_000, city: 'Kota Yogyakarta' }),
      makeJob('c', { functionOfInterest: 'Otomotif', maxSalary: 9_000_000, city: 'Kota Bandung' }),
    ],
    { ...NO_FILTERS, function: 'Ritel' },
    NOW,
  );
  expect(options.function).toEqual([
    { value: 'Ritel', count: 2 },
    { value: 'Otomotif', count: 1 },
  ]);
  expect(options.minSalary.map(({ value, count }) => [value / 1_000_000, count])).toEqual([
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 1],
    [5, 1],
    [6, 0],
    [7, 0],
    [8, 0],
    [9, 0],
    [10, 0],
  ]);
  expect(options.postedWithin.map(({ count }) => count)).toEqual([1, 2, 2, 2, 2]);
  expect([options.education, options.experience]).toEqual([[], []]);
  expect(options.city.map(({ value }) => value)).toEqual(['Kabupaten Sleman', 'Kota Yogyakarta']);
  expect(options.near.map(({ count }) => count)).toEqual([2, 2]);
});

it('has one form for filters that are not set', () => {
  expect(usedFilters({ ...NO_FILTERS, includeUnstated: false })).toBeUndefined();
  expect(usedFilters({ ...NO_FILTERS, includeUnstated: false, city: 'Kota Batu' })).toMatchObject({
    includeUnstated: true,
  });
});

it('offers cities by their official names, whose counts are what they leave', () => {
  const { city, near } = countOptions(cities, NO_FILTERS, NOW);
  expect(city).toContainEqual({ value: 'Kabupaten Sleman', count: 2 });
  expect(city.map(({ value }) => value)).not.toContain('KAB. SLEMAN');
  for (const { value, count } of city) expect(idsAfter(cities, { city: value })).toHaveLength(count ?? -1);
  for (const { value, count } of near) expect(idsAfter(cities, { near: value })).toHaveLength(count ?? -1);
});

it('offers a city that is none of the tables as the vacancies write it', () => {
  const jobs = [makeJob('a', { city: 'Kec. Turi' })];
  expect(countOptions(jobs, NO_FILTERS, NOW).city).toEqual([{ value: 'Kec. Turi', count: 1 }]);
  expect(idsAfter(jobs, { city: 'Kec. Turi' })).toEqual(['a']);
});

it('knows everyday names of places, and drops what is no place', () => {
  expect(idsAfter(cities, { city: 'sleman' })).toEqual(['KAB. SLEMAN', 'Sleman']);
  const known = (city: string) => knownFilters({ ...NO_FILTERS, city }, cities).city;
  expect(['sleman', 'Kota Yogyakarta', 'Atlantis', 'bandung'].map(known)).toEqual([
    'Kabupaten Sleman',
    'Kota Yogyakarta',
    null,
    'bandung',
  ]);
  expect(knownFilters({ ...NO_FILTERS, city: 'Kec. Turi' }, [makeJob('a', { city: 'Kec. Turi' })]).city).toBe(
    'Kec. Turi',
  );
});
