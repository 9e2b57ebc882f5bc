import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import type { JsonBodyType } from 'msw';
import { selectAccountDialog, selectPendingJob } from '@/entities/session';
import { accountAsked } from '@/features/bookmark-job';
import { givenCapabilities } from '@test/capabilities';
import { givenCacheStorage } from '@test/cache-storage';
import { makeJobDto } from '@test/dto/job';
import {
  EMPTY_TEXT,
  bookmarked,
  card,
  givenJobs,
  openJobsPage,
  openSaved,
  searchBox,
  titles,
  untilLoaded,
} from '@test/jobs-page';
import { session, signedInState } from '@test/render-app';
import { call, given, givenFailure, givenNoResponse, server } from '@test/server';

const pages = () => within(screen.getByRole('navigation', { name: 'Halaman lowongan' }));

it('shows the ten newest vacancies, how many there are and the page', async () => {
  givenJobs();
  openJobsPage();
  await untilLoaded();
  expect(screen.getByRole('heading', { level: 1, name: 'Lowongan Pekerjaan' })).toBeVisible();
  expect(titles()).toHaveLength(10);
  expect(titles()[0]).toBe('Lowongan 25');
  expect(screen.getByRole('status')).toHaveTextContent('25 lowongan Halaman 1 dari 3');
  expect(document.title).toBe('Lowongan Pekerjaan – Titian');
});

it('shows on a card what the specification names', async () => {
  givenJobs();
  openJobsPage();
  await untilLoaded();
  const first = card('Lowongan 25');
  const deadline = '31 Desember 2026, pukul 12.00 WIB';
  for (const text of ['Sinar Laut Logistik', 'Kota Bekasi, Jawa Barat', 'WFO', 'Penuh Waktu', deadline]) {
    expect(first.getByText(text)).toBeVisible();
  }
  expect(first.getByRole('link', { name: 'Lowongan 25' })).toHaveAttribute('href', '/jobs/lowongan-25');
});

it('shows a closed vacancy grey, without a way to open it', async () => {
  givenJobs();
  openJobsPage();
  await untilLoaded();
  const closed = card('Lowongan 23');
  expect(closed.getByText('Closed')).toBeVisible();
  expect(closed.queryByText(/Desember/)).not.toBeInTheDocument();
  expect(closed.queryByRole('link')).not.toBeInTheDocument();
  expect(closed.getByRole('button', { name: 'Apply Lowongan 23' })).toBeDisabled();
});

it('shows each vacancy once over its pages, and keeps the page in the address', async () => {
  givenJobs();
  const { user, router } = openJobsPage();
  await untilLoaded();
  const seen = titles();
  await user.click(pages().getByRole('button', { name: 'Halaman berikutnya' }));
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  seen.push(...titles());
  await user.click(pages().getByRole('button', { name: 'Halaman 3' }));
  await waitFor(() => expect(titles()).toHaveLength(5));
  seen.push(...titles());
  expect(new Set(seen).size).toBe(25);
  expect(pages().getByRole('button', { name: 'Halaman berikutnya' })).toBeDisabled();
});

it('shows the last page for one beyond it', async () => {
  givenJobs();
  openJobsPage('/jobs?page=99');
  await untilLoaded();
  expect(screen.getByRole('status')).toHaveTextContent('Halaman 3 dari 3');
});

it('says that it is loading', async () => {
  server.use(http.get(call('job/list/'), () => delay('infinite')));
  openJobsPage();
  expect(await screen.findByText('Loading jobs, please wait...')).toHaveRole('status');
  expect(screen.queryByText(EMPTY_TEXT)).not.toBeInTheDocument();
});

// The sentence of each failure: `provider-api.browser.test.ts`.
it.each([
  ['the provider refuses', () => givenFailure('get', 'job/list/', 403, { message: 'Tidak boleh.' }), 'Tidak boleh.'],
  [
    'the response is no list',
    () => given('get', 'job/list/', {}),
    'Permintaan ini belum bisa dipenuhi. Silakan coba lagi nanti.',
  ],
])('logs, says why, and retries on request when %s', async (_what, givenState, why) => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  givenState();
  const { user } = openJobsPage();
  expect(await screen.findByRole('alert')).toHaveTextContent(`Lowongan tidak dapat dimuat.${why}`);
  expect(screen.queryByText(EMPTY_TEXT)).not.toBeInTheDocument();
  expect(log).toHaveBeenCalledWith('[titian] job/list failed', expect.anything());
  log.mockRestore();

  givenJobs();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await untilLoaded()).toHaveLength(10);
});

it('has an empty list when the provider has no vacancy', async () => {
  server.use(http.get(call('job/list/'), () => HttpResponse.json({ statusCode: 2000, message: '', data: [] })));
  openJobsPage();
  expect(await screen.findByText(EMPTY_TEXT)).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Halaman lowongan' })).not.toBeInTheDocument();
});

it('finds by title and remembers the search', async () => {
  givenJobs();
  const { user, router } = openJobsPage('/jobs?page=2');
  await untilLoaded();
  fireEvent.change(searchBox(), { target: { value: 'ADMIN' } });
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
  fireEvent.change(screen.getByRole('searchbox', { name: 'Lokasi' }), { target: { value: 'bal' } });
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
    fireEvent.change(searchBox(), { target: { value: text } });
    await user.type(searchBox(), '{Enter}');
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

it.each([
  ['/jobs?search=kasir&location=Sleman&page=2', 'kasir · Sleman, halaman 2 – Titian'],
  ['/jobs?search=kasir&type=parttime&workplace=remote', 'kasir · Paruh Waktu · Remote – Titian'],
  ['/jobs?page=3', 'Lowongan Pekerjaan, halaman 3 – Titian'],
])('names the search of %s and its page in the title', async (address, title) => {
  givenJobs();
  openJobsPage(address);
  await waitFor(() => expect(document.title).toBe(title));
});

it('shows the list that the address describes', async () => {
  givenJobs();
  openJobsPage('/jobs?search=lowongan&sort=oldest&page=2');
  await untilLoaded();
  expect(searchBox()).toHaveValue('lowongan');
  expect(titles()).toHaveLength(10);
  expect(titles()[0]).toBe('Lowongan 14');
});

describe('a visitor', () => {
  it.each([
    ['opens a vacancy', () => screen.getByRole('link', { name: 'Lowongan 25' }), 'lowongan-25'],
    ['applies', () => screen.getByRole('button', { name: 'Apply Lowongan 25' }), 'lowongan-25'],
    ['bookmarks', () => screen.getByRole('button', { name: 'Bookmark Lowongan 25' }), null],
    ['chooses Saved', () => screen.getByRole('tab', { name: 'Saved' }), null],
  ])('is asked to sign in when the visitor %s', async (_what, control, pendingJob) => {
    givenJobs();
    const { user, store, router } = openJobsPage();
    await untilLoaded();
    await user.click(control());
    expect(selectAccountDialog(store.getState())).toBe('login-required');
    expect(selectPendingJob(store.getState())).toBe(pendingJob);
    expect(router.state.location.pathname).toBe('/jobs');
    expect(screen.getByRole('tab', { name: 'For You' })).toHaveAttribute('aria-selected', 'true');
  });

  it('cannot use the list while the login-required pop-up is open', async () => {
    givenJobs();
    const { container } = openJobsPage('/jobs', { accountDialog: { open: 'login-required', pendingJob: null } });
    await untilLoaded();
    for (const control of container.querySelectorAll('form input, form select, form button')) {
      expect(control).toBeDisabled();
    }
    expect(screen.getByRole('tablist').closest('[inert]')).toContainElement(screen.getAllByRole('article')[0] ?? null);
  });

  it('is told to sign in after following a link to Saved', async () => {
    givenJobs();
    const { user, store } = openJobsPage('/jobs?tab=saved');
    await user.click(screen.getByRole('button', { name: 'Masuk' }));
    expect(selectAccountDialog(store.getState())).toBe('login-required');
  });
});

describe('a candidate', () => {
  it('opens a vacancy by its title or by Apply', async () => {
    givenJobs();
    const { user, router } = openJobsPage('/jobs', signedInState());
    await untilLoaded();
    await user.click(screen.getByRole('link', { name: 'Lowongan 25' }));
    expect(router.state.location.pathname).toBe('/jobs/lowongan-25');
    await act(() => router.navigate('/jobs'));
    await user.click(await screen.findByRole('button', { name: 'Apply Lowongan 24' }));
    expect(router.state.location.pathname).toBe('/jobs/lowongan-24');
  });

  it('finds what they bookmarked under Saved, and takes the bookmark away there', async () => {
    givenJobs();
    const { user, router } = openJobsPage('/jobs', signedInState());
    await untilLoaded();
    await user.click(screen.getByRole('button', { name: 'Bookmark Lowongan 25' }));
    expect(screen.getByRole('button', { name: 'Bookmark Lowongan 25' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('tab', { name: 'Saved' }));
    await waitFor(() => expect(titles()).toEqual(['Lowongan 25']));
    expect(screen.getByRole('tabpanel', { name: 'Saved' })).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?tab=saved'));
    await user.click(screen.getByRole('button', { name: 'Bookmark Lowongan 25' }));
    expect(await screen.findByText('Belum ada lowongan yang Anda simpan.')).toBeVisible();
    expect(screen.queryByText(EMPTY_TEXT)).not.toBeInTheDocument();
  });

  it('is told under Saved that the search hides all that they saved, and shows it all again', async () => {
    givenJobs();
    const { user, router } = openSaved([bookmarked({ id: 'job-1', title: 'Admin 1' })], '&search=sopir&workplace=wfo');
    const words = await screen.findByText('Tidak ada lowongan tersimpan yang cocok dengan pencarian Anda.');
    expect(words).toBeVisible();
    expect(screen.queryByText(EMPTY_TEXT)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hapus semua filter' }));
    await waitFor(() => expect(titles()).toEqual(['Admin 1']));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=saved'));
  });

  it('is told under Saved that nothing is saved, whatever the search', async () => {
    givenJobs();
    openSaved([], '&search=sopir');
    expect(await screen.findByText('Belum ada lowongan yang Anda simpan.')).toBeVisible();
    expect(screen.getByText('Tekan ikon bookmark pada lowongan untuk menyimpannya di sini.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hapus semua filter' })).not.toBeInTheDocument();
    expect(screen.queryByText(EMPTY_TEXT)).not.toBeInTheDocument();
  });

  it('sees placeholders under Saved until the bookmarks of the account are there, never that there are none', async () => {
    givenCapabilities('bookmarks');
    givenJobs();
    const { store } = openSaved([]);
    const none = () => screen.queryByText('Belum ada lowongan yang Anda simpan.');
    const asked = (isHere: boolean) => act(() => void store.dispatch(accountAsked({ owner: session.userId, isHere })));
    expect(screen.getByRole('status')).toHaveTextContent('Loading jobs, please wait...');
    await waitFor(() => expect(document.querySelectorAll('.job-card')).toHaveLength(10));
    asked(false);
    expect(screen.getByText('Lowongan tersimpan di akun Anda belum bisa dimuat.')).toBeVisible();
    expect(none()).not.toBeInTheDocument();
    asked(true);
    expect(none()).toBeVisible();
  });

  it('leaves Saved by choosing it again', async () => {
    givenJobs();
    const { user } = openJobsPage('/jobs?tab=saved', signedInState());
    await user.click(screen.getByRole('tab', { name: 'Saved' }));
    expect(screen.getByRole('tab', { name: 'For You' })).toHaveAttribute('aria-selected', 'true');
  });

  it('sees under Saved what has become of a vacancy since', async () => {
    givenJobs();
    openSaved([bookmarked({ id: 'job-23', slug: 'x', title: 'Judul lama' })]);
    expect((await screen.findByText('Closed')).closest('article')).toHaveTextContent('Lowongan 23');
  });

  it('shares a vacancy', async () => {
    givenJobs();
    const { user } = openJobsPage('/jobs', signedInState());
    await untilLoaded();
    await user.click(screen.getByRole('button', { name: 'Share Lowongan 25' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share This Job' }));
    expect(dialog.getByRole('textbox')).toHaveValue('http://localhost/jobs/lowongan-25');
  });
});

it('moves from tab to tab with the arrow keys, and chooses with Enter', async () => {
  givenJobs();
  const { user } = openJobsPage('/jobs', signedInState());
  await untilLoaded();
  act(() => screen.getByRole('tab', { name: 'For You' }).focus());
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Saved' })).toHaveFocus();
  await user.keyboard('{Home}{ArrowRight}{Enter}');
  expect(screen.getByRole('tab', { name: 'Explore' })).toHaveAttribute('aria-selected', 'true');
});

describe('a bookmarked vacancy', () => {
  const GONE = 'Lowongan ini sudah tidak ada';

  const old = bookmarked({ id: 'gone', slug: 'penjahit', title: 'Penjahit' });

  /** Resolves once the provider's list is there as well. */
  const untilListed = () => screen.findByText('Closed');

  /** The provider's list, in which one bookmarked vacancy is closed. */
  const givenList = (...others: JsonBodyType[]) =>
    given('get', 'job/list/', [makeJobDto({ id: 'closed', slug: 'x', title: 'Sopir', status: 'closed' }), ...others]);

  const openWithClosed = (...jobs: ReturnType<typeof bookmarked>[]) =>
    openSaved([bookmarked({ id: 'closed', slug: 'x', title: 'Sopir' }), ...jobs]);

  let log: jest.SpyInstance;
  beforeEach(() => {
    log = jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => jest.restoreAllMocks());

  it('says of a bookmarked vacancy which the provider lists no more that it is not offered, and opens it no more', async () => {
    givenList();
    const { user } = openWithClosed(old);
    await untilListed();
    const gone = card('Penjahit');
    expect(gone.getByText(GONE)).toBeVisible();
    expect(gone.queryByText(/Batas lamaran/)).not.toBeInTheDocument();
    expect(gone.queryByRole('link')).not.toBeInTheDocument();
    expect(gone.queryByRole('button', { name: /Apply/ })).not.toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Penjahit' })).toHaveAttribute('data-closed');

    await user.click(gone.getByRole('button', { name: 'Bookmark Penjahit' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Penjahit' })).not.toBeInTheDocument());
  });

  it('knows a vacancy by its address too, where the provider gives it another id', async () => {
    givenList(makeJobDto({ id: 7, slug: 'penjahit', title: 'Penjahit' }));
    openWithClosed(old);
    await untilListed();
    expect(screen.queryByText(GONE)).not.toBeInTheDocument();
    expect(card('Penjahit').getByRole('link', { name: 'Penjahit' })).toBeVisible();
  });

  describe('does not guess', () => {
    it.each([
      ['cannot be loaded', () => givenFailure('get', 'job/list/', 500)],
      ['gets no response', () => givenNoResponse('get', 'job/list/')],
    ])('where the list %s', async (_what, givenState) => {
      givenState();
      openWithClosed(old);
      await waitFor(() => expect(log).toHaveBeenCalledWith('[titian] job/list failed', expect.anything()));
      expect(card('Penjahit').getByRole('link', { name: 'Penjahit' })).toBeVisible();
      expect(card('Penjahit').getByRole('button', { name: 'Apply Penjahit' })).toBeEnabled();
      expect(screen.queryByText(GONE)).not.toBeInTheDocument();
    });

    it('from the offline copy of a list', async () => {
      const { putCount, remove } = givenCacheStorage();
      givenList();
      const before = openWithClosed(old);
      await untilListed();
      await waitFor(() => expect(putCount()).toBe(1));
      before.unmount();

      givenNoResponse('get', 'job/list/');
      openWithClosed(old);
      await untilListed();
      expect(screen.getByText(/^Data per/)).toBeVisible();
      expect(card('Penjahit').getByRole('link', { name: 'Penjahit' })).toBeVisible();
      expect(screen.queryByText(GONE)).not.toBeInTheDocument();
      remove();
    });

    it('from a list of which a row could not be read', async () => {
      givenList({ id: 'gone', slug: 'penjahit', title: null });
      openWithClosed(old);
      await untilListed();
      expect(card('Penjahit').getByRole('link', { name: 'Penjahit' })).toBeVisible();
      expect(screen.queryByText(GONE)).not.toBeInTheDocument();
    });

    it('of a vacancy that is newer than the list', async () => {
      givenList();
      openWithClosed(bookmarked({ ...old, createdAt: new Date(Date.now() + 60_000).toISOString() }));
      await untilListed();
      expect(card('Penjahit').getByRole('link', { name: 'Penjahit' })).toBeVisible();
      expect(screen.queryByText(GONE)).not.toBeInTheDocument();
    });
  });
});
