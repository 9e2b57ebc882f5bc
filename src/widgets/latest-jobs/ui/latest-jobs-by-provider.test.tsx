import '@test/search-by-provider';
import { screen } from '@testing-library/react';
import { makeJobDtos } from '@test/dto/job';
import { givenJobPages } from '@test/job-pages';
import { renderApp } from '@test/render-app';
import { LatestJobs } from './LatestJobs';

it('requests three jobs, not the whole list', async () => {
  const calls = givenJobPages(makeJobDtos(5));
  renderApp(<LatestJobs />);
  await screen.findByRole('link', { name: 'Lowongan 5' });
  const titles = screen.getAllByRole('link').map((link) => link.textContent);
  expect(titles).toEqual(['Lowongan 5', 'Lowongan 4', 'Lowongan 3']);
  expect(calls).toEqual([{ sort: 'newest', page: '1', pageSize: '3' }]);
});
