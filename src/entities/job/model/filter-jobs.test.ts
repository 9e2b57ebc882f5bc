import { NO_FILTERS } from '@titian/rules/further-filters';
import { array, assert, integer, property } from 'fast-check';
import { filterJobs } from './filter-jobs';
import type { Job } from './job';
import { EVERY_JOB, PAGE_SIZE } from './job-query';

const makeJob = (changes: Partial<Job>): Job => ({
  id: 'job-1',
  slug: 'job-1',
  title: 'Staf Gudang',
  isOpen: true,
  workingType: 'fulltime',
  workplace: 'wfo',
  deadline: null,
  createdAt: '2026-11-02T03:00:00Z',
  province: 'Jawa Barat',
  city: 'Kota Bekasi',
  company: { name: 'Sinar Laut', logo: null, banner: null },
  ...changes,
});

const jobs = [
  makeJob({ id: 1, title: 'Staf Administrasi', createdAt: '2026-11-01T00:00:00Z' }),
  makeJob({ id: 2, title: 'Kasir', province: 'DI Yogyakarta', workplace: 'remote', createdAt: '2026-11-03T00:00:00Z' }),
  makeJob({ id: 3, title: 'Barista Café', province: null, workingType: null, createdAt: '2026-11-02T00:00:00+07:00' }),
  makeJob({
    id: 4,
    title: 'Admin Gudang',
    province: 'Jawa Timur',
    workingType: 'contract',
    workingTypes: ['contract', 'parttime'],
    createdAt: null,
  }),
];

const find = (change: object) => filterJobs(jobs, { ...EVERY_JOB, ...change }).jobs.map(({ job }) => job.id);

it('orders by the time of creation, and puts jobs without one last', () => {
  expect(find({ sort: 'newest' })).toEqual([2, 3, 1, 4]);
  expect(find({ sort: 'oldest' })).toEqual([1, 3, 2, 4]);
});

it('finds a part of the title whatever its case, accents and spaces', () => {
  expect(find({ search: 'ADMIN' })).toEqual([1, 4]);
  expect(find({ search: '  cafe ' })).toEqual([3]);
});

it('looks for the text in the title alone', () => {
  expect(find({ search: 'Sinar Laut' })).toEqual([]);
  expect(find({ search: 'Jawa' })).toEqual([]);
});

it('finds a part of the name of the province, and not of the city', () => {
  expect(find({ location: 'jawa' })).toEqual([1, 4]);
  expect(find({ location: 'BEKASI' })).toEqual([]);
});

it('filters by working type and workplace', () => {
  expect(find({ workingType: 'fulltime' })).toEqual([2, 1]);
  expect(find({ workplace: 'remote', workingType: 'fulltime' })).toEqual([2]);
  for (const workingType of ['contract', 'parttime']) expect(find({ workingType })).toEqual([4]);
});

it('finds the open jobs of a company, whatever the case and points of its name', () => {
  expect(find({ company: 'sinar-laut' })).toEqual([2, 3, 1, 4]);
  expect(find({ company: 'sinar' })).toEqual([]);
  expect(find({ company: '' })).toEqual([]);
  const closed = [
    makeJob({ isOpen: false }),
    makeJob({ id: 2, company: { name: 'SINAR. Laut', logo: null, banner: null } }),
  ];
  const { jobs: found } = filterJobs(closed, { ...EVERY_JOB, company: 'sinar-laut', open: true });
  expect(found.map(({ job }) => job.id)).toEqual([2]);
});

it('ignores further filters', () => {
  expect(find({ filters: { ...NO_FILTERS, city: 'Kota Malang' } })).toHaveLength(4);
});

it('takes signs of a search for themselves', () => {
  expect(find({ search: '.*' })).toEqual([]);
  expect(find({ search: '(a+)+$' })).toEqual([]);
});

it('leaves the list as it came', () => {
  filterJobs(jobs, EVERY_JOB);
  expect(jobs.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

it('shows every job exactly once over its pages', () => {
  assert(
    property(array(integer()), (ids) => {
      const list = ids.map((id) => makeJob({ id }));
      const { pageCount } = filterJobs(list, EVERY_JOB);
      const pages = Array.from(
        { length: pageCount },
        (_, index) => filterJobs(list, { ...EVERY_JOB, page: index + 1 }).jobs,
      );
      expect(pages.flat().map(({ job }) => job)).toEqual(list);
      expect(pages.slice(0, -1).every((page) => page.length === PAGE_SIZE)).toBe(true);
    }),
  );
});

it.each([
  [0, 1],
  [-3, 1],
  [Number.NaN, 1],
  [2.7, 2],
  [3, 3],
  [4, 3],
  [1e9, 3],
])('shows for page %d of three the page %d', (page, shown) => {
  const list = Array.from({ length: 21 }, (_, id) => makeJob({ id }));
  expect(filterJobs(list, { ...EVERY_JOB, page })).toMatchObject({ page: shown, pageCount: 3, total: 21 });
});

it('has one empty page for an empty list', () => {
  expect(filterJobs([], { ...EVERY_JOB, page: 2 })).toMatchObject({ jobs: [], page: 1, pageCount: 1, total: 0 });
});
