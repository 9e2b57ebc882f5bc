import '@test/search-by-provider';
import { screen } from '@testing-library/react';
import { makeJobDtos } from '@test/dto/job';
import { givenJobPages } from '@test/job-pages';
import { renderApp } from '@test/render-app';
import { LatestJobs } from './LatestJobs';

it('requests three jobs and one for the open one, not the whole list', async () => {
  const calls = givenJobPages(makeJobDtos(5));
  renderApp(<LatestJobs openJob="open" />);
  await screen.findByRole('link', { name: 'Lowongan 5' });
  const titles = screen.getAllByRole('link').map((link) => link.textContent);
  expect(titles).toEqual(['Lowongan 5', 'Lowongan 4', 'Lowongan 3']);
  expect(calls).toEqual([{ sort: 'newest', page: '1', pageSize: '4' }]);
});

it('leaves out the open job, and still has three', async () => {
  const jobs = makeJobDtos(5);
  givenJobPages(jobs);
  renderApp(<LatestJobs openJob={jobs[4]?.id ?? ''} />);
  await screen.findByRole('link', { name: 'Lowongan 4' });
  const titles = screen.getAllByRole('link').map((link) => link.textContent);
  expect(titles).toEqual(['Lowongan 4', 'Lowongan 3', 'Lowongan 2']);
});
