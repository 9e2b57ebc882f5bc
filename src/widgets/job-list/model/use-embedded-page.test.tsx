import { renderHook } from '@testing-library/react';
import { EVERY_JOB } from '@/entities/job';
import { NO_FILTERS } from '@/entities/job-search';
import type { JobSearch } from '@/features/search-jobs';
import { makeJobDtos } from '@test/dto/job';
import { embedJobs } from '@test/embed-jobs';
import { useEmbeddedPage } from './use-embedded-page';

const SEARCH: JobSearch = { tab: 'for-you', ...EVERY_JOB };

const found = (search: JobSearch) => renderHook(() => useEmbeddedPage(search, false)).result.current;

afterEach(() => document.getElementById('jobs')?.remove());

it.each([
  ['the list as it opens', SEARCH, 10],
  ['another tab with the same jobs', { ...SEARCH, tab: 'explore' }, 10],
  ['another search', { ...SEARCH, search: 'kasir' }, undefined],
  ['another page', { ...SEARCH, page: 2 }, undefined],
  ['a further filter', { ...SEARCH, filters: { ...NO_FILTERS, city: 'Bandung' } }, undefined],
  ['saved jobs', { ...SEARCH, tab: 'saved' }, undefined],
] satisfies [string, JobSearch, number | undefined][])('has for %s what belongs to it', (_what, search, count) => {
  embedJobs(makeJobDtos(10));
  expect(found(search)?.page.items.length).toBe(count);
});

it.each([['rusak'], [[{ title: 'Kasir' }, null]]])('has no job that cannot be read: %j', (data) => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  embedJobs(data);
  expect(found(SEARCH)?.page.items ?? []).toEqual([]);
  log.mockRestore();
});

it('has none, and drops them, once the provider has sent a list', () => {
  embedJobs(makeJobDtos(10));
  const { result, rerender } = renderHook(({ isListed }) => useEmbeddedPage(SEARCH, isListed), {
    initialProps: { isListed: false },
  });
  expect(result.current?.page.total).toBe(25);
  rerender({ isListed: true });
  expect(result.current).toBeNull();
  expect(document.getElementById('jobs')).toBeNull();
});
