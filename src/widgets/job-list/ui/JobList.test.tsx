import { screen, waitFor, within } from '@testing-library/react';
import { makeJobDto, makeJobDtos } from '@test/dto/job';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenNoAnswer } from '@test/server';
import { JobList } from './JobList';

const open = (path = '/jobs', preloaded = {}) => renderApp(<JobList />, { path, preloaded });

const cards = () => screen.getAllByRole('article');
const titles = () => cards().map((card) => within(card).getByRole('heading').textContent);
const status = () => screen.getByRole('status');
const searchBox = () => screen.getByRole('searchbox', { name: 'Search by job title, company, keywords' });

const lowongan = (...numbers: number[]) => numbers.map((number) => `Lowongan ${number}`);

describe('the list', () => {
  it('says that it is loading, then how many jobs there are, and shows ten, newest first', async () => {
    given('get', 'job/list/', makeJobDtos(23));
    open();
    expect(status()).toHaveTextContent('Loading jobs, please wait...');
    await waitFor(() => expect(status()).toHaveTextContent(/23 lowongan\s*Halaman 1 dari 3/));
    expect(titles()).toEqual(lowongan(23, 22, 21, 20, 19, 18, 17, 16, 15, 14));
  });

  it('goes from page to page by number, previous and next', async () => {
    given('get', 'job/list/', makeJobDtos(23));
    const { user, router } = open();
    await user.click(await screen.findByRole('button', { name: 'Halaman 3' }));
    await waitFor(() => expect(titles()).toEqual(lowongan(3, 2, 1)));
    expect(screen.getByRole('button', { name: 'Halaman berikutnya' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Halaman sebelumnya' }));
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    await user.click(screen.getByRole('button', { name: 'Halaman berikutnya' }));
    await waitFor(() => expect(router.state.location.search).toBe('?page=3'));
  });

  it('goes back to page 1 when the order changes', async () => {
    given('get', 'job/list/', makeJobDtos(12));
    const { user } = open('/jobs?page=2');
    await screen.findByText('Halaman 2 dari 2');
    const sort = screen.getByRole('combobox', { name: 'Urutkan' });
    expect(
      within(sort)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Newest', 'Oldest']);
    await user.selectOptions(sort, 'Oldest');
    await waitFor(() => expect(titles()).toEqual(lowongan(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)));
    expect(status()).toHaveTextContent('Halaman 1 dari 2');
  });

  it('offers to try again after a failure, and logs it', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    givenNoAnswer('get', 'job/list/');
    const { user } = open();
    expect(await screen.findByText('Lowongan tidak dapat dimuat.')).toBeVisible();
    expect(log).toHaveBeenCalledWith(expect.stringContaining('job/list'), expect.anything());
    expect(screen.queryByText('Loading jobs, please wait...')).not.toBeInTheDocument();
    given('get', 'job/list/', makeJobDtos(1));
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('article', { name: 'Lowongan 1' })).toBeVisible();
    log.mockRestore();
  });
});

describe('a card', () => {
  it('tells everything that the list has of a job', async () => {
    given('get', 'job/list/', [makeJobDto()]);
    open();
    const card = await screen.findByRole('article', { name: 'Staf Gudang' });
    expect(within(card).getByRole('link', { name: 'Staf Gudang' })).toHaveAttribute(
      'href',
      '/jobs/staf-gudang-sinar-laut',
    );
    for (const text of ['Sinar Laut Logistik', 'Kota Bekasi, Jawa Barat', 'WFO', 'Penuh Waktu']) {
      expect(within(card).getByText(text)).toBeVisible();
    }
    expect(card).toHaveTextContent('Batas lamaran: 31 Desember 2026');
    expect(card.querySelector('img')).toHaveAttribute('src', 'http://localhost/media/companies/sinar-laut.svg');
    for (const name of ['Bookmark Staf Gudang', 'Share Staf Gudang', 'Apply Staf Gudang']) {
      expect(within(card).getByRole('button', { name })).toBeEnabled();
    }
  });

  it('is marked as closed and opens nothing once the job is', async () => {
    given('get', 'job/list/', [makeJobDto({ status: 'closed' })]);
    open('/jobs', signedInState());
    const card = await screen.findByRole('article', { name: 'Staf Gudang' });
    expect(card).toHaveAttribute('data-closed');
    expect(card).toHaveTextContent('Closed');
    expect(card).not.toHaveTextContent('Batas lamaran');
    expect(within(card).queryByRole('link')).not.toBeInTheDocument();
    expect(within(card).getByRole('button', { name: 'Apply Staf Gudang' })).toBeDisabled();
    expect(within(card).getByRole('button', { name: 'Share Staf Gudang' })).toBeDisabled();
  });
});

describe('searching', () => {
  const given12 = () =>
    given('get', 'job/list/', [
      ...makeJobDtos(12),
      makeJobDto({ id: 'a', title: 'Kasir', slug: 'a', workplace: 'remote', workingType: 'parttime' }),
      makeJobDto({ id: 'b', title: 'Barista', slug: 'b', location: { id: 51, name: 'Bali' }, workplace: 'hybrid' }),
    ]);

  it('begins with the text of the address', async () => {
    given12();
    open('/jobs?search=kasir');
    expect(await screen.findByRole('article', { name: 'Kasir' })).toBeVisible();
    expect(cards()).toHaveLength(1);
    expect(searchBox()).toHaveValue('kasir');
  });

  it('goes back to page 1 with what is typed, and remembers it with Find', async () => {
    given12();
    const { user, router } = open('/jobs?page=2');
    await screen.findByText('Halaman 2 dari 2');
    await user.type(searchBox(), 'KASIR');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    await waitFor(() => expect(titles()).toEqual(['Kasir']));
    expect(status()).toHaveTextContent('Halaman 1 dari 1');
    await waitFor(() => expect(router.state.location.search).toBe('?search=KASIR'));
    const recent = screen.getByRole('group', { name: 'Pencarian terakhir' });

    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(status()).toHaveTextContent('14 lowongan'));
    await user.click(within(recent).getByRole('button', { name: 'KASIR' }));
    await waitFor(() => expect(titles()).toEqual(['Kasir']));
  });

  it.each([
    ['Jenis pekerjaan', 'Paruh Waktu', ['Kasir']],
    ['Tempat kerja', 'Hybrid', ['Barista']],
  ])('narrows the list by %s', async (name, option, found) => {
    given12();
    const { user } = open();
    await waitFor(() => expect(status()).toHaveTextContent('14 lowongan'));
    await user.selectOptions(screen.getByRole('combobox', { name }), option);
    await waitFor(() => expect(titles()).toEqual(found));
  });

  it('narrows the list by a part of the name of the province', async () => {
    given12();
    const { user } = open();
    await waitFor(() => expect(status()).toHaveTextContent('14 lowongan'));
    await user.type(screen.getByRole('searchbox', { name: 'Lokasi' }), 'bal');
    await waitFor(() => expect(titles()).toEqual(['Barista']));
  });

  it('resets the filters too when the text is cleared', async () => {
    given12();
    const { user } = open('/jobs?search=kasir&workplace=remote&type=parttime');
    await screen.findByRole('article', { name: 'Kasir' });
    await user.clear(searchBox());
    await waitFor(() => expect(status()).toHaveTextContent('14 lowongan'));
    expect(screen.getByRole('combobox', { name: 'Tempat kerja' })).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Jenis pekerjaan' })).toHaveValue('');
  });

  it('says so when nothing was found', async () => {
    given12();
    open('/jobs?search=astronaut');
    expect(await screen.findByText('Maaf, pencarian yang kamu pilih belum tersedia')).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});
