import { screen, waitFor, within } from '@testing-library/react';
import { makeJobDto, makeJobDtos } from '@test/dto/job';
import { renderApp, signedInState } from '@test/render-app';
import { given } from '@test/server';
import { JobList } from './JobList';

const open = (path = '/jobs', preloaded = {}) => renderApp(<JobList />, { path, preloaded });

const titles = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

it('gives a card its logo and the buttons to bookmark, share and apply', async () => {
  given('get', 'job/list/', [makeJobDto()]);
  open();
  const card = await screen.findByRole('article', { name: 'Staf Gudang' });
  expect(card.querySelector('img')).toHaveAttribute('src', 'http://localhost/media/companies/sinar-laut.svg');
  for (const name of ['Bookmark Staf Gudang', 'Share Staf Gudang', 'Apply Staf Gudang']) {
    expect(within(card).getByRole('button', { name })).toBeEnabled();
  }
});

it('marks the card of a closed job and offers neither to share it nor to apply', async () => {
  given('get', 'job/list/', [makeJobDto({ status: 'closed' })]);
  open('/jobs', signedInState());
  const card = await screen.findByRole('article', { name: 'Staf Gudang' });
  expect(card).toHaveAttribute('data-closed');
  expect(within(card).getByRole('button', { name: 'Apply Staf Gudang' })).toBeDisabled();
  expect(within(card).getByRole('button', { name: 'Share Staf Gudang' })).toBeDisabled();
});

it('shows every job under For You and under Explore', async () => {
  given('get', 'job/list/', makeJobDtos(3));
  const { user } = open('/jobs', signedInState());
  await screen.findByRole('article', { name: 'Lowongan 1' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['For You', 'Explore', 'Saved']);
  expect(titles()).toEqual(['Lowongan 3', 'Lowongan 2', 'Lowongan 1']);
  await user.click(screen.getByRole('tab', { name: 'Explore' }));
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Explore' })).toHaveAttribute('aria-selected', 'true'));
  expect(titles()).toEqual(['Lowongan 3', 'Lowongan 2', 'Lowongan 1']);
});

it('goes back by the previous page, and offers the two orders', async () => {
  given('get', 'job/list/', makeJobDtos(12));
  const { user, router } = open('/jobs?page=2');
  await user.click(await screen.findByRole('button', { name: 'Halaman sebelumnya' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(titles()).toHaveLength(10);
  const orders = within(screen.getByRole('combobox', { name: 'Urutkan' })).getAllByRole('option');
  expect(orders.map(({ textContent }) => textContent)).toEqual(['Newest', 'Oldest']);
});
