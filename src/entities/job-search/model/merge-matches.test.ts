import type { Via } from '../../../../contract/rules/search/concepts';
import type { SearchField } from '../../../../contract/rules/search/fields';
import { mergeMatches } from './merge-matches';
import type { Found, JobMatch } from './search-index';
import type { SearchableJob } from './searchable-job';

const match = (
  title: string,
  { isOpen = true, field = 'title', via = 'word' }: { isOpen?: boolean; field?: SearchField; via?: Via } = {},
): JobMatch<SearchableJob> => ({
  job: {
    id: title,
    title,
    company: { name: 'PT Netral' },
    city: null,
    province: null,
    workingType: null,
    workplace: null,
    createdAt: null,
    isOpen,
  },
  matchedIn: [{ field, term: title, via }],
});

const found = (matches: JobMatch<SearchableJob>[], dropped: string[] = []): Found<SearchableJob> => ({
  matches,
  dropped,
});

const titles = ({ matches }: Found<SearchableJob>): string[] => matches.map(({ job }) => job.title);

it('puts open vacancies before closed ones, from the device and the provider alike', () => {
  const onDevice = [match('open here'), match('closed here', { isOpen: false })];
  const byProvider = [
    match('open there', { field: 'description' }),
    match('closed there', { isOpen: false, field: 'description' }),
  ];
  expect(titles(mergeMatches(found(onDevice), found(byProvider)))).toEqual([
    'open here',
    'open there',
    'closed here',
    'closed there',
  ]);
});

it('ranks the matches of the device and the provider together', () => {
  const onDevice = [match('here, in the title'), match('here, in a place', { field: 'city', via: 'place' })];
  const byProvider = [
    match('there, in the title', { via: 'synonym' }),
    match('there, in a text', { field: 'description' }),
  ];
  expect(titles(mergeMatches(found(onDevice), found(byProvider)))).toEqual([
    'here, in the title',
    'there, in the title',
    'here, in a place',
    'there, in a text',
  ]);
});

it('keeps the order of either list among equals', () => {
  const [first, second] = [match('a', { via: 'synonym' }), match('b', { via: 'synonym' })];
  expect(titles(mergeMatches(found([first, second]), found([match('c', { via: 'place' })])))).toEqual(['a', 'b', 'c']);
});

it('waits with guesses for the provider', () => {
  const guess = match('guess', { via: 'typo' });
  expect(titles(mergeMatches(found([guess, match('certain')]), 'pending'))).toEqual(['certain']);
  expect(titles(mergeMatches(found([guess]), found([])))).toEqual(['guess']);
  expect(titles(mergeMatches(found([guess]), 'unknown'))).toEqual(['guess']);
  expect(titles(mergeMatches(found([guess]), found([match('known')])))).toEqual(['known']);
});

it('waits with what it finds without a word for the provider, which may know that word', () => {
  const onDevice = found([match('here')], ['remote']);
  expect(mergeMatches(onDevice, 'pending')).toEqual(found([]));
  expect(mergeMatches(onDevice, 'unknown')).toEqual(onDevice);
  expect(mergeMatches(onDevice, found([]))).toEqual(onDevice);
  expect(mergeMatches(onDevice, found([match('there')]))).toEqual(found([match('there')]));
  const both = mergeMatches(onDevice, found([match('there', { via: 'synonym' })], ['remote']));
  expect([titles(both), both.dropped]).toEqual([['here', 'there'], ['remote']]);
});

it('waits with what matches all words but one for the provider, which may know vacancies that match all', () => {
  const onDevice: Found<SearchableJob> = { ...found([match('here')]), isLesser: true };
  expect(mergeMatches(onDevice, 'pending')).toEqual(found([]));
  expect(mergeMatches(onDevice, 'unknown')).toEqual(onDevice);
  expect(mergeMatches(onDevice, found([match('there')]))).toEqual(found([match('there')]));
});
