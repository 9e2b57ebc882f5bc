import { screen, waitFor, within } from '@testing-library/react';
import { EMPTY_TEXT, givenJobs, openJobsPage, searchBox, titles, untilLoaded } from '@test/jobs-page';

it('finds by title and remembers the search', async () => {
  givenJobs();
  const { user, router } = openJobsPage('/jobs?page=2');
  await untilLoaded();
  await user.type(searchBox(), 'ADMIN');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await waitFor(() => expect(titles()).toEqual(['Admin 21', 'Admin 16', 'Admin 11', 'Admin 6', 'Admin 1']));
  expect(screen.getByRole('status')).toHaveTextContent('5 lowongan');
  await waitFor(() => expect(router.state.location.search).toBe('?search=ADMIN'));
  expect(screen.getByRole('button', { name: 'ADMIN' })).toBeVisible();
});

it('filters by location, working type and workplace, and resets them', async () => {
  givenJobs();
  const { user, router } = openJobsPage();
  await untilLoaded();
  await user.type(screen.getByRole('searchbox', { name: 'Lokasi' }), 'bal');
  await waitFor(() => expect(titles()).toHaveLength(5));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tempat kerja' }), 'Remote');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Jenis pekerjaan' }), 'Penuh Waktu');
  await waitFor(() => expect(router.state.location.search).toBe('?location=bal&type=fulltime&workplace=remote'));
  expect(titles()).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(titles()).toHaveLength(10));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('clears the filters with the text', async () => {
  givenJobs();
  const { user, router } = openJobsPage('/jobs?search=admin&location=bali&workplace=remote&sort=oldest');
  await untilLoaded();
  await user.clear(searchBox());
  await waitFor(() => expect(router.state.location.search).toBe('?sort=oldest'));
  expect(screen.getByRole('combobox', { name: 'Tempat kerja' })).toHaveDisplayValue('Semua tempat');
});

it('searches again for a recent search, which moves to the front', async () => {
  givenJobs();
  const { user } = openJobsPage();
  await untilLoaded();
  for (const text of ['kasir', 'admin']) {
    await user.clear(searchBox());
    await user.type(searchBox(), `${text}{Enter}`);
  }
  const recent = within(screen.getByRole('group', { name: 'Pencarian terakhir' }));
  await user.click(recent.getByRole('button', { name: 'kasir' }));
  expect(searchBox()).toHaveValue('kasir');
  expect(recent.getAllByRole('button').map((chip) => chip.textContent)).toEqual(['kasir', 'admin']);
  await waitFor(() => expect(screen.getByText(EMPTY_TEXT)).toBeVisible());
});

it('orders by oldest and goes back to page 1', async () => {
  givenJobs();
  const { user } = openJobsPage('/jobs?page=2');
  await untilLoaded();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Urutkan' }), 'Oldest');
  await waitFor(() => expect(titles()[0]).toBe('Admin 1'));
  expect(screen.getByRole('status')).toHaveTextContent('Halaman 1 dari 3');
});

it('says that nothing was found, and leads back to everything', async () => {
  givenJobs();
  const { user } = openJobsPage('/jobs?search=zzz');
  expect(await screen.findByText(EMPTY_TEXT)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^0 lowongan$/);
  await user.click(await screen.findByRole('button', { name: 'Tampilkan semua' }));
  expect(await untilLoaded()).toHaveLength(10);
});

it('shows the list that the address describes', async () => {
  givenJobs();
  openJobsPage('/jobs?search=lowongan&sort=oldest&page=2');
  await untilLoaded();
  expect(searchBox()).toHaveValue('lowongan');
  expect(titles()).toHaveLength(10);
  expect(titles()[0]).toBe('Lowongan 14');
});
