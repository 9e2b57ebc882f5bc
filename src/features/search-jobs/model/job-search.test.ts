import { array, assert, constantFrom, dictionary, integer, option, property, record, string } from 'fast-check';
import { JOB_SORTS, WORKING_TYPES, WORKPLACES } from '@/entities/job';
import {
  EMPTY_SEARCH,
  JOB_TABS,
  TEXT_LIMIT,
  changeJobSearch,
  clearJobSearch,
  countFilters,
  isNarrowed,
  parseJobSearch,
  serializeJobSearch,
  withText,
} from './job-search';
import type { JobSearch } from './job-search';

/** Text that a person can type: any, but for white space alone, which counts as none. */
const typed = string({ unit: 'grapheme', maxLength: TEXT_LIMIT / 10 }).map((text) => (text.trim() ? text : ''));

const anySearch = record<JobSearch>({
  tab: constantFrom(...JOB_TABS),
  search: typed,
  location: typed,
  workingType: option(constantFrom(...WORKING_TYPES)),
  workplace: option(constantFrom(...WORKPLACES)),
  sort: constantFrom(...JOB_SORTS),
  newFrom: option(integer({ min: 1, max: 10_000 }), { nil: undefined }),
  page: integer({ min: 1, max: 10_000 }),
});

const NAMES = ['tab', 'search', 'location', 'type', 'workplace', 'sort', 'newFrom', 'page'];

it('reads back every search that it wrote', () => {
  assert(
    property(anySearch, (search) => {
      expect(parseJobSearch(serializeJobSearch(search))).toEqual(search);
    }),
  );
});

it('makes a valid search with one address of any garbage', () => {
  const garbage = dictionary(constantFrom(...NAMES), string({ unit: 'binary', maxLength: 300 })).map(
    (values) => `?${new URLSearchParams(values)}`,
  );
  assert(
    property(array(string({ unit: 'binary' })), garbage, (noise, query) => {
      for (const text of [noise.join('&'), query]) {
        const search = parseJobSearch(text);
        expect(search.page).toBeGreaterThanOrEqual(1);
        expect(Number.isSafeInteger(search.page)).toBe(true);
        expect(parseJobSearch(serializeJobSearch(search))).toEqual(search);
      }
    }),
  );
});

it.each(['0', '-1', '1.5', '1e3', 'NaN', '٣', ' 2', '99999999999999999999', ''])(
  'takes page %j for the first',
  (page) => {
    expect(parseJobSearch(`?page=${encodeURIComponent(page)}`).page).toBe(1);
  },
);

it('leaves defaults out of the address', () => {
  expect(serializeJobSearch(EMPTY_SEARCH)).toBe('');
  expect(serializeJobSearch({ ...EMPTY_SEARCH, search: ' a&b ', page: 2 })).toBe('?search=+a%26b+&page=2');
});

it('cuts a text that is too long, and never through a character', () => {
  const text = '🌱'.repeat(TEXT_LIMIT);
  expect(parseJobSearch(`?search=${text}🌱`).search).toBe(text);
});

const narrowed: JobSearch = {
  tab: 'explore',
  search: 'admin',
  location: 'jawa',
  workingType: 'fulltime',
  workplace: 'wfo',
  sort: 'oldest',
  newFrom: 12,
  page: 4,
};

it.each([{ search: 'kasir' }, { location: 'bali' }, { workingType: null }, { sort: 'newest' as const }])(
  'goes back to page 1 when %j changes, puts no new vacancies first any more, and keeps the rest',
  (change) => {
    expect(changeJobSearch(narrowed, change)).toEqual({ ...narrowed, ...change, newFrom: undefined, page: 1 });
  },
);

it('clears the filters with the search text, and keeps tab and order', () => {
  const cleared = { ...EMPTY_SEARCH, tab: 'explore', sort: 'oldest' };
  expect(changeJobSearch(narrowed, { search: '' })).toEqual(cleared);
  expect(clearJobSearch(narrowed)).toEqual(cleared);
});

it('keeps the filters where the change to no text names them', () => {
  expect(changeJobSearch(narrowed, withText(narrowed, ''))).toEqual({
    ...narrowed,
    search: '',
    newFrom: undefined,
    page: 1,
  });
});

it('keeps the filters when there was no text to clear', () => {
  const withoutText = { ...narrowed, search: '' };
  expect(changeJobSearch(withoutText, { search: '', location: 'bali' })).toMatchObject({ workingType: 'fulltime' });
});

it('counts the filters beside the text', () => {
  expect(countFilters(EMPTY_SEARCH)).toBe(0);
  expect(countFilters({ ...narrowed, location: ' ' })).toBe(2);
});

it.each<[Partial<JobSearch>, boolean]>([
  [{}, false],
  [{ search: ' ', location: ' ' }, false],
  [{ tab: 'explore', sort: 'oldest', page: 3 }, false],
  [{ search: 'admin' }, true],
  [{ location: 'jawa' }, true],
  [{ workplace: 'wfo' }, true],
])('with %j leaves vacancies out: %j', (change, narrows) => {
  expect(isNarrowed({ ...EMPTY_SEARCH, ...change })).toBe(narrows);
});

const address = (query: string) => serializeJobSearch(parseJobSearch(query));

it.each([
  '?minSalary=4000000&postedWithin=7&education=SMK&experience=12&function=Ritel&city=Kota+Batu&near=Kota+Malang',
  '?search=kasir&minSalary=4000000&includeUnstated=false&sort=oldest&page=2',
  '?experience=0',
])('reads and writes the further filters of %s', (query) => {
  const { filters } = parseJobSearch(query);
  expect(filters).toBeDefined();
  expect(new URLSearchParams(address(query))).toEqual(new URLSearchParams(address(address(query))));
  expect([...new URLSearchParams(address(query)).keys()].sort()).toEqual([...new URLSearchParams(query).keys()].sort());
});

it.each([
  'minSalary=banyak',
  'minSalary=0',
  'minSalary=-5',
  'minSalary=1e9',
  'postedWithin=2',
  'postedWithin=besok',
  'education=Kursus',
  'experience=lama',
  'experience=1.5',
  'experience=601',
  'includeUnstated=false',
  'city=+',
  `city=${'x'.repeat(101)}`,
  'near=',
])('drops %s', (query) => {
  expect(parseJobSearch(`?${query}`)).toEqual(EMPTY_SEARCH);
  expect(address(`?search=kasir&${query}`)).toBe('?search=kasir');
});

it('clears the further filters with the text, and counts them', () => {
  const search = parseJobSearch('?search=kasir&city=Kota+Batu&experience=0');
  expect(countFilters(search)).toBe(2);
  expect(isNarrowed(parseJobSearch('?city=Kota+Batu'))).toBe(true);
  expect(changeJobSearch(search, { search: '' }).filters).toBeUndefined();
});
