import { screen, within } from '@testing-library/react';
import { makeJobDto, makeJobDtos } from '@test/dto/job';
import { givenJobSearch } from '@test/job-search';
import { renderApp } from '@test/render-app';
import { given, givenNoResponse } from '@test/server';
import { LatestJobs } from './LatestJobs';

it('lists the three newest jobs, newest first', async () => {
  given('get', 'job/list/', makeJobDtos(5));
  renderApp(<LatestJobs openJob="open" />);
  const box = screen.getByRole('region', { name: 'Lowongan Terbaru' });
  await within(box).findByRole('link', { name: 'Lowongan 5' });
  const links = within(box).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Lowongan 5', '/jobs/lowongan-5'],
    ['Lowongan 4', '/jobs/lowongan-4'],
    ['Lowongan 3', '/jobs/lowongan-3'],
  ]);
});

it('leaves out the open job, and still has three', async () => {
  const jobs = makeJobDtos(5);
  given('get', 'job/list/', jobs);
  renderApp(<LatestJobs openJob={jobs[3]?.id ?? ''} />);
  await screen.findByRole('link', { name: 'Lowongan 5' });
  const titles = screen.getAllByRole('link').map((link) => link.textContent);
  expect(titles).toEqual(['Lowongan 5', 'Lowongan 3', 'Lowongan 2']);
});

it('says that there are none when the open job is the only one', async () => {
  given('get', 'job/list/', [makeJobDto({ id: 1 })]);
  renderApp(<LatestJobs openJob={1} />);
  expect(await screen.findByText('Belum ada lowongan lain.')).toBeVisible();
});

it('puts jobs without a date last and opens no closed job', async () => {
  given('get', 'job/list/', [
    makeJobDto({ id: 1, title: 'Tanpa tanggal', createdAt: '' }),
    makeJobDto({ id: 2, title: 'Ditutup', status: 'closed' }),
  ]);
  renderApp(<LatestJobs openJob="open" />);
  const titles = await screen.findAllByRole('heading', { level: 3 });
  expect(titles.map((title) => title.textContent)).toEqual(['Ditutup', 'Tanpa tanggal']);
  expect(screen.queryByRole('link', { name: 'Ditutup' })).not.toBeInTheDocument();
  expect(screen.getByText('Closed')).toBeVisible();
});

it('says so when there is none', async () => {
  given('get', 'job/list/', []);
  renderApp(<LatestJobs openJob="open" />);
  expect(await screen.findByText('Belum ada lowongan lain.')).toBeVisible();
});

it('offers to try again after a failure, and logs it', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  givenNoResponse('get', 'job/list/');
  const { user } = renderApp(<LatestJobs openJob="open" />);
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('Lowongan terbaru belum bisa ditampilkan.');
  expect(failure).toHaveTextContent('Periksa koneksi internet Anda, lalu coba lagi.');
  expect(log).toHaveBeenCalled();

  given('get', 'job/list/', makeJobDtos(1));
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('link', { name: 'Lowongan 1' })).toBeVisible();
});

it('requests three jobs and one for the open one of a provider that searches', async () => {
  const jobs = makeJobDtos(5);
  const requests = givenJobSearch(jobs);
  renderApp(<LatestJobs openJob={jobs[0]?.id ?? ''} />);
  await screen.findByRole('link', { name: 'Lowongan 2' });
  const titles = screen.getAllByRole('link').map((link) => link.textContent);
  expect(titles).toEqual(['Lowongan 2', 'Lowongan 3', 'Lowongan 4']);
  expect(requests.map(({ params }) => params)).toEqual([{ sort: 'newest', page: '1', pageSize: '4' }]);
});
