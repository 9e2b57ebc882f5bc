import { parse } from 'valibot';
import { makeJobDto, makeJobDtos } from '@test/dto/job';
import { EVERY_JOB } from '../model/job-query';
import { toJobsPage } from './job-page';
import { jobPageDto } from './job-page.dto';
import { toPageParams } from './job-page-params';

const params = toPageParams(EVERY_JOB);

const toPage = (data: unknown[], meta?: unknown, pageParams = params) =>
  toJobsPage(parse(jobPageDto, { data, meta }), pageParams);

it('requests one page by order and size, and leaves out filters that are not set', () => {
  expect(params).toEqual({ sort: 'newest', page: 1, pageSize: 10 });
  expect(toPageParams({ ...EVERY_JOB, search: '  ', location: ' ' })).toEqual(params);
});

it('requests every filter that is set', () => {
  const query = {
    search: ' Staf  Gudang ',
    location: 'jawa ',
    workingType: 'contract' as const,
    workplace: 'wfo' as const,
    sort: 'oldest' as const,
    page: 3,
  };
  expect(toPageParams(query, 3)).toEqual({ ...query, search: 'Staf  Gudang', location: 'jawa', pageSize: 3 });
});

it('takes page and number of pages from what the provider says', () => {
  const page = toPage(makeJobDtos(5), { total: 25, page: 3, pageSize: 10 });
  expect(page).toMatchObject({ page: 3, pageCount: 3, total: 25 });
  expect(page.items).toHaveLength(5);
});

it('has one empty page when nothing is found', () => {
  expect(toPage([], { total: 0, page: 1, pageSize: 10 })).toEqual({
    items: [],
    page: 1,
    pageCount: 1,
    total: 0,
  });
});

it('leaves out and logs a row that is no vacancy', () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const rows = [null, makeJobDto({ id: 2 })];
  expect(toPage(rows, { total: 2, page: 1, pageSize: 10 }).items).toMatchObject([{ id: 2 }]);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

describe('when the provider sends the whole list', () => {
  let log: jest.SpyInstance;
  beforeEach(() => {
    log = jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => log.mockRestore());

  it('searches it here, and logs that', () => {
    const second = toPageParams({ ...EVERY_JOB, search: 'LOWONGAN 1', sort: 'oldest', page: 2 });
    const { items, ...page } = toPage(makeJobDtos(25), undefined, second);
    expect(page).toEqual({ page: 2, pageCount: 2, total: 11 });
    expect(items.map(({ title }) => title)).toEqual(['Lowongan 19']);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('build with JOB_SEARCH=browser'), undefined);
  });

  it.each([
    ['null', null],
    ['a text', 'page 1'],
    ['another shape', { count: 25 }],
    ['numbers as texts', { total: '25', page: '1', pageSize: '10' }],
    ['half a page', { total: 25, page: 1.5, pageSize: 10 }],
    ['page 0', { total: 25, page: 0, pageSize: 10 }],
    ['fewer vacancies than came', { total: 3, page: 1, pageSize: 10 }],
    ['a smaller page than came', { total: 25, page: 1, pageSize: 10 }],
    ['a page as large as the list', { total: 250, page: 1, pageSize: 250 }],
  ])('believes no meta of %s', (_what, meta) => {
    const { items, ...page } = toPage(makeJobDtos(25), meta);
    expect(page).toEqual({ page: 1, pageCount: 3, total: 25 });
    expect(items).toHaveLength(10);
  });
});
