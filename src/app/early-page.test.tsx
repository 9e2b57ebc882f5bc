import '@test/search-by-provider';
import { screen } from '@testing-library/react';
import { JobList } from '@/widgets/job-list';
import { makeJobDtos } from '@test/dto/job';
import { givenJobPages } from '@test/job-pages';
import { renderApp } from '@test/render-app';
import { untilCallsSeen } from '@test/server';
import { readListEarly } from './early-list';

it('asks for the first page once, and the list has the answer', async () => {
  const calls = givenJobPages(makeJobDtos(12));
  readListEarly({ pathname: '/jobs', search: '' });
  readListEarly({ pathname: '/jobs', search: '' });
  await untilCallsSeen();
  renderApp(<JobList />, { path: '/jobs' });
  expect(await screen.findAllByRole('article')).toHaveLength(10);
  expect(calls).toEqual([{ sort: 'newest', page: '1', pageSize: '10' }]);
});

it.each([
  ['/jobs', '?search=kasir'],
  ['/', ''],
])('at %s%s asks for nothing', async (pathname, search) => {
  const calls = givenJobPages([]);
  readListEarly({ pathname, search });
  await untilCallsSeen();
  expect(calls).toEqual([]);
});
