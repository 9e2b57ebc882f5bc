import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createPageStore } from '@/app/state';
import { givenCapabilities } from '@test/capabilities';
import { makeJobDto, makeJobDtos } from '@test/dto/job';
import { makeProfileDto } from '@test/dto/profile';
import { gate, givenJobSearch, hit } from '@test/job-search';
import { EMPTY_TEXT, bookmarked, bookmarksState, searchBox, titles, untilLoaded } from '@test/jobs-page';
import { makePageState } from '@test/page-state';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure, untilCallsSeen } from '@test/server';
import { JobList } from './JobList';

const FACETS = {
  function: [{ name: 'Ritel', count: 1 }],
  city: [
    { name: 'Kota Bekasi', count: 2 },
    { name: 'Kabupaten Bekasi', count: 3 },
  ],
  near: [{ name: 'Kota Bekasi', count: 5 }],
  postedWithin: [
    { days: 1, count: 0 },
    { days: 7, count: 1 },
  ],
  experience: [{ months: 12, count: 1 }],
  minSalary: [{ amount: 4_000_000, count: 1 }],
  places: [
    { kind: 'city', name: 'Kabupaten Sleman', province: 'Daerah Istimewa Yogyakarta', count: 2 },
    { kind: 'province', name: 'Daerah Istimewa Yogyakarta', count: 9 },
  ],
};

const jobs = [...makeJobDtos(25), makeJobDto({ id: 'kasir', title: 'Kasir' }), makeJobDto({ id: 'a', title: 'Admin' })];
const kasir = makeJobDto({ id: 1, title: 'Kasir' });

const open = (path = '/jobs', preloaded = {}) => renderApp(<JobList />, { path, preloaded });

const current = () => document.querySelector('[aria-current="page"]')?.textContent;
const busy = () => document.querySelector('.results-list[aria-busy="true"]');
const moreButton = () => screen.getByRole('button', { name: /Filter lainnya/ });
const field = (name: string) => screen.findByRole('combobox', { name });

/** Cards with their reasons, and the heading of those that match elsewhere than in the title. */
const rows = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.parentElement?.className === 'job-cards')
    .map((item) =>
      [within(item).queryByRole('heading')?.textContent, item.querySelector('.job-reason, p:only-of-type')?.textContent]
        .filter(Boolean)
        .join(': '),
    );

afterEach(() => document.getElementById('jobs')?.remove());

it('makes one request for one page of ten, with all of the form in it, and none for the whole list', async () => {
  const requests = givenJobSearch(jobs);
  const lists = given('get', 'job/list/', []);
  open('/jobs?search=lowongan&location=jawa&type=fulltime&workplace=wfo&postedWithin=7&page=3');
  expect(await untilLoaded()).toHaveLength(5);
  await untilCallsSeen();
  expect(requests.map(({ params }) => params)).toEqual([
    {
      q: 'lowongan',
      place: 'jawa',
      workingType: 'fulltime',
      workplace: 'wfo',
      postedWithin: '7',
      sort: 'newest',
      page: '3',
      pageSize: '10',
    },
  ]);
  expect(lists).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('25 lowongan Halaman 3 dari 3');
});

it('sends the texts of both boxes as one query to a provider that takes no place', async () => {
  const requests = givenJobSearch(jobs);
  givenCapabilities('jobSearch');
  open('/jobs?search=lowongan&location=jawa');
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.params).toEqual({ q: 'lowongan jawa', sort: 'newest', page: '1', pageSize: '10' });
});

describe('title matches and others', () => {
  const others = makeJobDtos(12).map((job) => ({ ...job, matchedIn: [hit('requirements', 'smk')] }));

  it('are one list with one pagination, the others with their number and reasons', async () => {
    const requests = givenJobSearch([kasir], { others, dropped: ['astronot'] });
    const { user } = open('/jobs?search=kasir');
    await untilLoaded();
    expect(screen.getByRole('status')).toHaveTextContent('13 lowongan Halaman 1 dari 2');
    expect(rows().slice(0, 3)).toEqual([
      'Kasir',
      'Juga cocok (12): tanpa: astronot',
      'Lowongan 1: di persyaratan: SMK',
    ]);
    expect(screen.getAllByRole('article')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Halaman 2' }));
    await waitFor(() => expect(titles()).toEqual(['Lowongan 10', 'Lowongan 11', 'Lowongan 12']));
    expect(rows()[0]).toBe('Juga cocok (12): tanpa: astronot');
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['', undefined, []],
    [' and name the words that no job has', ['astronot'], ['tanpa: astronot']],
  ])('have their reasons and no heading where no title matches%s', async (_what, dropped, before) => {
    givenJobSearch([], { others: others.slice(0, 1), dropped });
    open('/jobs?search=smk');
    await untilLoaded();
    expect(screen.queryByText(EMPTY_TEXT)).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('1 lowongan');
    expect(rows()).toEqual([...before, 'Lowongan 1: di persyaratan: SMK']);
    expect(screen.queryByRole('button', { name: 'Tampilkan semua' })).not.toBeInTheDocument();
  });

  it('follow the new ones, to which the link of a mail leads, on every page until the search is changed', async () => {
    const requests = givenJobSearch([kasir], { others, newJobs: 11 });
    const { user, router } = open('/jobs?search=kasir&newFrom=12');
    await untilLoaded();
    expect(screen.getByRole('status')).toHaveTextContent('13 lowongan');
    expect(rows().slice(0, 2)).toEqual(['11 lowongan baru', 'Kasir']);
    await user.click(screen.getByRole('button', { name: 'Halaman 2' }));
    await waitFor(() => expect(titles()).toEqual(['Lowongan 10', 'Lowongan 11', 'Lowongan 12']));
    expect(rows()[0]).toBe('11 lowongan baru');
    expect(rows()[2]).toBe('Lowongan lain (2)');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Urutkan' }), 'Oldest');
    await waitFor(() => expect(router.state.location.search).toBe('?search=kasir&sort=oldest'));
    expect(requests.map(({ params: { newFrom, page } }) => [newFrom, page])).toEqual([
      ['12', '1'],
      ['12', '2'],
      [undefined, '1'],
    ]);
  });

  it('say nothing of titles where a job is new', async () => {
    givenJobSearch([], { others, newJobs: 1 });
    open('/jobs?search=kasir&newFrom=12');
    await untilLoaded();
    expect(rows().slice(0, 3)).toEqual(['1 lowongan baru', 'Lowongan 1: di persyaratan: SMK', 'Lowongan lain (11)']);
    expect(screen.queryByText(EMPTY_TEXT)).not.toBeInTheDocument();
  });

  it('have no heading where every job matches', async () => {
    givenJobSearch(jobs);
    open();
    await untilLoaded();
    expect(screen.queryByRole('heading', { name: /^Juga cocok/ })).not.toBeInTheDocument();
  });
});

describe('while a response is on its way', () => {
  it('the cards before it stay, marked as pending, and change together with number and page', async () => {
    const second = gate();
    givenJobSearch(jobs, { before: async (params) => (params.get('page') === '2' ? second.opened : undefined) });
    const { user } = open();
    await untilLoaded();
    const before = titles();
    expect(busy()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Halaman berikutnya' }));
    await waitFor(() => expect(busy()).toHaveStyle({ opacity: '0.5' }));
    expect(titles()).toEqual(before);
    expect(screen.getByRole('status')).toHaveTextContent('Halaman 1 dari 3');
    expect(screen.getByRole('button', { name: 'Halaman 1' })).toHaveAttribute('aria-current', 'page');
    const seen = new Set<string>();
    const observer = new MutationObserver(() =>
      seen.add([screen.getByRole('status').textContent, current(), titles()[0], busy() !== null].join(' | ')),
    );
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    second.open();
    await waitFor(() => expect(busy()).toBeNull());
    observer.disconnect();
    expect([...seen]).toEqual(['27 lowongan Halaman 2 dari 3 | 2 | Lowongan 11 | false']);
  });

  it('an older one does not take the place of a newer one', async () => {
    const slow = gate();
    const requests = givenJobSearch(jobs, {
      before: async (params) => (params.get('q') === 'kasir' ? slow.opened : 0),
    });
    const { user, store } = open();
    await untilLoaded();
    await user.type(searchBox(), 'kasir{Enter}');
    await waitFor(() => expect(requests.at(-1)?.params).toMatchObject({ q: 'kasir' }));
    await user.clear(searchBox());
    await user.type(searchBox(), 'admin{Enter}');
    await waitFor(() => expect(titles()).toEqual(['Admin']));
    slow.open();
    await waitFor(() =>
      expect(Object.values(store.getState().provider.queries).some((query) => query?.status === 'pending')).toBe(false),
    );
    expect(titles()).toEqual(['Admin']);
  });

  it('letters that follow each other quickly make one request', async () => {
    const requests = givenJobSearch(jobs);
    const { user } = open();
    await untilLoaded();
    await user.type(searchBox(), 'kasir');
    await waitFor(() => expect(titles()).toEqual(['Kasir']));
    expect(requests.map(({ params }) => params.q)).toEqual([undefined, 'kasir']);
  });
});

it('makes no request for a page that was seen, nor for one that came into view with its button', async () => {
  let reach: () => void = () => undefined;
  const Original = window.IntersectionObserver;
  window.IntersectionObserver = class extends Original {
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      reach = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this);
    }
  };
  const requests = givenJobSearch(jobs);
  const { user } = open();
  await untilLoaded();
  expect(requests).toHaveLength(1);
  act(() => reach());
  await waitFor(() => expect(requests).toHaveLength(2));
  window.IntersectionObserver = Original;
  await user.click(screen.getByRole('button', { name: 'Halaman 2' }));
  await waitFor(() => expect(titles()[0]).toBe('Lowongan 11'));
  await user.click(screen.getByRole('button', { name: 'Halaman 1' }));
  await waitFor(() => expect(titles()[0]).toBe('Lowongan 1'));
  expect(requests.map(({ params }) => params.page)).toEqual(['1', '2']);
});

it('shows the jobs that came with the page, by the clock of the server, without a request', async () => {
  const [arg, page] = [
    { city: 'Kota Bekasi', sort: 'newest', page: 1, pageSize: 10 },
    { page: 1, pageSize: 10 },
  ];
  const data = makeJobDtos(10, () => ({ createdAt: '2026-11-24T03:00:00.000Z' }));
  const body = { statusCode: 2000, message: '', data, meta: { total: 25, titleMatches: 25, ...page } };
  const state = makePageState([{ endpoint: 'searchJobs', arg, body }], { features: ['jobSearch'] });
  const store = await createPageStore(state);
  const requests = givenJobSearch(jobs);
  const { user } = renderApp(<JobList />, { path: '/jobs?city=Kota+Bekasi', store });
  expect(titles()).toHaveLength(10);
  expect(screen.getByRole('status')).toHaveTextContent('25 lowongan Halaman 1 dari 3');
  expect(screen.getAllByText('kemarin')).toHaveLength(10);
  await untilCallsSeen();
  expect(requests).toEqual([]);
  await user.type(searchBox(), 'kasir');
  await waitFor(() => expect(titles()).toEqual(['Kasir']));
});

it('requests the jobs where those of the page are not what the contract says', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const arg = { sort: 'newest', page: 1, pageSize: 10 };
  const state = makePageState([{ endpoint: 'searchJobs', arg, body: {} }], { features: ['jobSearch'] });
  const store = await createPageStore(state);
  givenJobSearch([kasir]);
  renderApp(<JobList />, { path: '/jobs', store });
  await waitFor(() => expect(titles()).toEqual(['Kasir']));
  jest.restoreAllMocks();
});

it('keeps what it shows when a search fails, says that it needs a connection, and retries on request', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  let broken = true;
  givenJobSearch(jobs, { before: async (params) => (broken && params.get('page') === '2' ? Promise.reject() : 0) });
  const { user } = open();
  await untilLoaded();
  const before = titles();
  await user.click(screen.getByRole('button', { name: 'Halaman 2' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Pencarian memerlukan koneksi internet. Lowongan tidak dapat dimuat. Yang tampil adalah hasil sebelumnya.',
  );
  expect(titles()).toEqual(before);
  expect(busy()).toBeNull();
  expect(log).toHaveBeenCalledWith('[titian] job/search failed', expect.anything());
  log.mockRestore();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(titles()[0]).toBe('Lowongan 11'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('saved jobs', () => {
  it('need no request, know no further filters, and are never said to be gone', async () => {
    const requests = givenJobSearch(jobs);
    open('/jobs?tab=saved&city=Kota+Bekasi', bookmarksState([bookmarked({ id: 'gone', title: 'Penjahit' })]));
    expect(await screen.findByRole('link', { name: 'Penjahit' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Apply Penjahit' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: /Filter lainnya/ })).not.toBeInTheDocument();
    await untilCallsSeen();
    expect(requests).toEqual([]);
  });

  it('are shown as they were bookmarked', async () => {
    givenJobSearch(jobs);
    const { user } = open('/jobs?search=admin', signedInState());
    await untilLoaded();
    await user.click(screen.getByRole('button', { name: 'Bookmark Admin' }));
    await user.click(screen.getByRole('tab', { name: 'Saved' }));
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Saved' })).toHaveAttribute('aria-selected', 'true'));
    expect(titles()).toEqual(['Admin']);
  });
});

describe('further filters', () => {
  it('are counted by a call of their own once they are open: by a click without a focus event, too', async () => {
    const requests = givenJobSearch([kasir], { facets: FACETS });
    open();
    await untilLoaded();
    expect(moreButton()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('combobox', { name: 'Tayang dalam' })).not.toBeInTheDocument();
    fireEvent.click(moreButton());
    const options = within(await field('Tayang dalam')).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ text, disabled }) => (disabled ? `${text} -` : text))).toEqual([
      'Semua',
      '1 hari terakhir (0) -',
      '7 hari terakhir (1)',
    ]);
    expect(within(await field('Mudah dijangkau dari')).getByText('Kota Bekasi (5)')).toBeInTheDocument();
    // Of the level of education, the provider tells nothing.
    expect(await field('Syarat pendidikan maksimal')).toBeDisabled();
    expect(moreButton()).toHaveAttribute('aria-expanded', 'true');
    expect(requests.map(({ params }) => params)).toEqual([
      { sort: 'newest', page: '1', pageSize: '10' },
      { facets: '1', page: '1', pageSize: '1' },
    ]);
  });

  it('say that they are being counted, and offer to try again, while the list stays as it is', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const counted = gate();
    let broken = true;
    const before = async (params: URLSearchParams): Promise<unknown> => {
      if (!params.has('facets')) return undefined;
      await counted.opened;
      return broken ? Promise.reject() : undefined;
    };
    givenJobSearch(jobs, { facets: FACETS, before });
    const { user } = open();
    await untilLoaded();
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    const everything = { subtree: true, childList: true, characterData: true, attributes: true };
    observer.observe(screen.getByRole('tabpanel'), everything);
    await user.click(moreButton());
    expect(await screen.findByRole('progressbar', { name: 'Menghitung lowongan tiap pilihan' })).toBeVisible();
    expect(await field('Bidang')).toBeDisabled();
    counted.open();
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('Pilihan filter belum bisa dimuat.');
    expect(log).toHaveBeenCalledWith('[titian] job/search failed to count', expect.anything());
    log.mockRestore();
    broken = false;
    await user.click(within(failure).getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('option', { name: 'Ritel (1)' })).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    observer.disconnect();
    expect(changes).toEqual([]);
  });

  it('are counted for what is listed, whatever its page and order', async () => {
    const requests = givenJobSearch(jobs, { facets: FACETS });
    const counted = () => requests.flatMap(({ params: { facets, ...params } }) => (facets ? [params] : []));
    const { user } = open('/jobs?search=lowongan');
    await untilLoaded();
    await user.click(moreButton());
    await user.click(screen.getByRole('button', { name: 'Halaman 2' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Urutkan' }), 'Oldest');
    await user.selectOptions(await field('Bidang'), 'Ritel (1)');
    await waitFor(() => expect(counted().at(-1)).toMatchObject({ function: 'Ritel' }));
    await user.click(moreButton());
    await user.click(screen.getByRole('button', { name: 'Hapus filter Ritel' }));
    await user.clear(searchBox());
    await waitFor(() => expect(titles()).toContain('Kasir'));
    const smallest = { page: '1', pageSize: '1' };
    expect(counted()).toEqual([
      { q: 'lowongan', ...smallest },
      { q: 'lowongan', function: 'Ritel', ...smallest },
    ]);
  });

  it('narrow the list, go into the address, and are taken back one by one or all at once', async () => {
    const requests = givenJobSearch(jobs, { facets: FACETS });
    const { user, router } = open();
    await untilLoaded();
    await user.click(moreButton());
    await user.selectOptions(await field('Tayang dalam'), '7 hari terakhir (1)');
    await waitFor(() => expect(requests.at(-1)?.params).toMatchObject({ postedWithin: '7' }));
    await user.selectOptions(await field('Gaji minimal'), 'Rp 4 juta (1)');
    await user.click(screen.getByRole('checkbox', { name: 'Sertakan yang tidak mencantumkan gaji' }));
    await waitFor(() =>
      expect(router.state.location.search).toBe('?minSalary=4000000&postedWithin=7&includeUnstated=false'),
    );
    expect(moreButton()).toHaveTextContent('Filter lainnya (2)');
    await user.click(screen.getByRole('button', { name: 'Hapus filter Hanya yang mencantumkan gaji' }));
    await user.click(screen.getByRole('button', { name: 'Hapus filter 7 hari terakhir' }));
    await waitFor(() => expect(router.state.location.search).toBe('?minSalary=4000000'));
    await user.click(screen.getByRole('button', { name: 'Hapus filter' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('of a link are written as they are said, and those of no use are dropped', async () => {
    const requests = givenJobSearch([kasir], { facets: FACETS });
    const { user } = open('/jobs?minSalary=4500000&experience=13&education=tinggi&postedWithin=besok');
    expect(await screen.findByRole('button', { name: 'Hapus filter Gaji ≥ Rp 4,5 juta' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Hapus filter Pengalaman ≤ 1 tahun 1 bulan' })).toBeVisible();
    await user.click(moreButton());
    await screen.findByRole('option', { name: '1 tahun (1)' });
    const options = within(await field('Syarat pengalaman maksimal')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Semua', '1 tahun 1 bulan', '1 tahun (1)']);
    expect(requests[0]?.params).toEqual({
      minSalary: '4500000',
      experience: '13',
      sort: 'newest',
      page: '1',
      pageSize: '10',
    });
  });

  it('of a phone are over the whole screen, with what they leave in the footer', async () => {
    givenJobSearch(jobs);
    const { user } = open('/jobs?city=Kota+Bekasi&search=kasir');
    await untilLoaded();
    await user.click(screen.getByRole('button', { name: 'Filter (1)' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
    expect(sheet.getByRole('button', { name: 'Tampilkan 1 lowongan' })).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Reset' }));
    await user.click(await sheet.findByRole('button', { name: 'Tampilkan 27 lowongan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
  });

  it('whose removal leaves most are suggested beside an empty list', async () => {
    givenJobSearch((params) => {
      if (!params.has('city')) return jobs.slice(0, 3);
      return params.has('workplace') ? [] : [kasir];
    });
    const { user, router } = open('/jobs?type=fulltime&workplace=remote&city=Kota+Bekasi');
    const removals = within(await screen.findByRole('group', { name: 'Filter yang bisa dihapus' }));
    await waitFor(() =>
      expect(removals.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'Tanpa Kota Bekasi: 3 lowongan',
        'Tanpa Remote: 1 lowongan',
      ]),
    );
    await user.click(removals.getByRole('button', { name: /Remote/ }));
    await waitFor(() => expect(titles()).toEqual(['Kasir']));
    await waitFor(() => expect(router.state.location.search).toBe('?type=fulltime&city=Kota+Bekasi'));
  });
});

describe('words of the search that are filters', () => {
  const filters = [
    { kind: 'minSalary', words: 'gaji 4,5 juta', value: 4_500_000, rest: 'kasir wfh bukan apotek di solo' },
    { kind: 'without', words: 'bukan apotek', value: 'apotek', rest: 'kasir gaji 4,5 juta wfh di solo' },
    { kind: 'workplace', words: 'wfh', value: 'remote', rest: 'kasir gaji 4,5 juta bukan apotek di solo' },
    { kind: 'place', words: 'solo', rest: '' },
    { kind: 'shift', words: 'malam', rest: 'kasir' },
  ];
  const chips = () => within(screen.getByRole('group', { name: 'Dari pencarian' })).getAllByRole('button');

  it('are chips like the filters of the form, and each is taken back by itself', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    givenJobSearch([kasir], { filters });
    const { user, router } = open('/jobs?search=kasir&type=fulltime&city=Kota+Bekasi');
    await untilLoaded();
    expect(chips().map(({ textContent }) => textContent)).toEqual([
      'Gaji ≥ Rp 4,5 juta',
      'Bukan apotek',
      'Remote',
      'Solo',
    ]);
    await user.click(screen.getByRole('button', { name: 'Hapus filter Bukan apotek' }));
    await waitFor(() => expect(searchBox()).toHaveValue('kasir gaji 4,5 juta wfh di solo'));
    await user.click(await screen.findByRole('button', { name: 'Hapus filter Solo' }));
    await waitFor(() => expect(router.state.location.search).toBe('?type=fulltime&city=Kota+Bekasi'));
    log.mockRestore();
  });

  it('are named where one leaves nothing, with the search without it', async () => {
    givenJobSearch((params) => (params.get('q') === 'kasir' ? [kasir] : []), {
      filters: [
        { kind: 'minSalary', words: 'gaji 9 juta', value: 9_000_000, rest: 'kasir' },
        { kind: 'without', words: '-apotek', value: 'apotek', rest: 'kasir gaji 9 juta' },
      ],
    });
    const { user } = open('/jobs?search=kasir+gaji+9+juta+-apotek');
    const removals = within(await screen.findByRole('group', { name: 'Filter yang bisa dihapus' }));
    expect(screen.getByText('Tidak ada lowongan yang lolos filter “gaji 9 juta” dari pencarian Anda.')).toBeVisible();
    expect(removals.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Tanpa “gaji 9 juta”: 1 lowongan',
    ]);
    await user.click(removals.getByRole('button'));
    await waitFor(() => expect(titles()).toEqual(['Kasir']));
  });
});

describe('the order by match', () => {
  const chosen = { city: 'Kabupaten Sleman', kind: 'Ritel', education: 'SMK' };
  const chooseFor = (key: string) => localStorage.setItem(key, JSON.stringify({ choices: chosen }));
  const offered = () =>
    [...within(screen.getByRole('combobox', { name: 'Urutkan' })).getAllByRole('option')].map(
      (option) => option.textContent,
    );
  const THREE = ['Newest', 'Oldest', 'Paling cocok'];

  function givenRanking(...names: string[]) {
    const requests = givenJobSearch(jobs);
    givenCapabilities('jobSearch', 'matchOrder', ...names);
    return requests;
  }

  function givenProfile(city: { id: number; name: string } | null) {
    given('get', 'candidate/profile/', makeProfileDto({ city }));
    for (const part of ['education', 'work-experience', 'interest']) given('get', `candidate/${part}/`, []);
  }

  afterEach(() => localStorage.clear());

  it('is offered to a visitor with choices, sends these alone, and goes into the address', async () => {
    chooseFor('titian:matches');
    const requests = givenRanking();
    const { user, router } = open('/jobs?search=lowongan');
    await untilLoaded();
    await waitFor(() => expect(offered()).toEqual(THREE));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Urutkan' }), 'Paling cocok');
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]).toMatchObject({
      params: {
        ...{ q: 'lowongan', sort: 'match', page: '1', pageSize: '10' },
        ...{ matchPlace: 'Kabupaten Sleman', matchWork: 'Ritel', matchEducation: 'SMK' },
      },
      authorization: null,
    });
    await waitFor(() => expect(router.state.location.search).toBe('?search=lowongan&sort=match'));
  });

  it('of an address makes one request for its page, in the name of the candidate whose profile has a place', async () => {
    givenProfile({ id: 3404, name: 'Kabupaten Sleman' });
    const requests = givenRanking();
    open('/jobs?sort=match&page=3', signedInState());
    expect(await untilLoaded()).toHaveLength(7);
    await untilCallsSeen();
    expect(requests.map(({ params }) => params)).toEqual([{ sort: 'match', page: '3', pageSize: '10' }]);
    expect(requests[0]?.authorization).toMatch(/^Bearer ./);
    expect(screen.getByRole('combobox', { name: 'Urutkan' })).toHaveDisplayValue('Paling cocok');
    expect(offered()).toEqual(THREE);
  });

  it.each([
    ['a provider that does not rank', ['matches', 'jobSearch'], true],
    ['a visitor without choices', ['matches', 'jobSearch', 'matchOrder'], false],
  ])('is the newest first with %s, and not offered', async (_case, features, hasChoices) => {
    if (hasChoices) chooseFor('titian:matches');
    const requests = givenJobSearch(jobs);
    givenCapabilities(...features);
    open('/jobs?tab=explore&sort=match');
    await untilLoaded();
    await untilCallsSeen();
    expect(requests.map(({ params }) => params)).toEqual([{ sort: 'newest', page: '1', pageSize: '10' }]);
    expect(offered()).toEqual(['Newest', 'Oldest']);
  });

  it('is the newest first for a candidate whose profile is empty, and not offered', async () => {
    givenProfile(null);
    const requests = givenRanking();
    open('/jobs?sort=match', signedInState());
    await waitFor(() => expect(requests.at(-1)?.params.sort).toBe('newest'));
    await waitFor(() => expect(offered()).toEqual(['Newest', 'Oldest']));
  });

  it('is the newest first with a provider that does not search', async () => {
    given('get', 'job/list/', makeJobDtos(3));
    givenCapabilities();
    open('/jobs?sort=match');
    await untilLoaded();
    expect(titles()).toEqual(['Lowongan 3', 'Lowongan 2', 'Lowongan 1']);
    expect(offered()).toEqual(['Newest', 'Oldest']);
  });
});

describe('places', () => {
  it('are suggested by the provider: a city becomes a filter', async () => {
    givenJobSearch(jobs, { facets: FACETS });
    const { user, router } = open();
    await untilLoaded();
    await user.type(screen.getByRole('searchbox', { name: 'Lokasi' }), 'sleman');
    expect(await screen.findByText('Sleman ada di Daerah Istimewa Yogyakarta')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Kabupaten Sleman, Daerah Istimewa Yogyakarta' }));
    await waitFor(() => expect(router.state.location.search).toBe('?city=Kabupaten+Sleman'));
  });

  it('are suggested by the provider: a province goes into the location', async () => {
    givenJobSearch(jobs, { facets: FACETS });
    const { user } = open();
    await untilLoaded();
    await user.type(screen.getByRole('searchbox', { name: 'Lokasi' }), 'jogja');
    await user.click(await screen.findByRole('button', { name: 'Daerah Istimewa Yogyakarta' }));
    expect(screen.getByRole('searchbox', { name: 'Lokasi' })).toHaveValue('Daerah Istimewa Yogyakarta');
  });
});

it('has the list alone with a provider that does not search', async () => {
  givenCapabilities();
  given('get', 'job/list/', [kasir, makeJobDto({ id: 2, title: 'Barista' })]);
  open('/jobs?city=Kota+Malang&search=kasir');
  await waitFor(() => expect(titles()).toEqual(['Kasir']));
  expect(screen.getByRole('status')).toHaveTextContent('1 lowongan Halaman 1 dari 1');
  expect(screen.queryByRole('button', { name: /Filter lainnya/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Hapus filter/ })).not.toBeInTheDocument();
});

it('logs and shows the failure of the first search', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  givenJobSearch([kasir]);
  givenFailure('get', 'job/search/', 400, { message: 'Tidak boleh.' });
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Lowongan tidak dapat dimuat.Tidak boleh.');
  expect(log).toHaveBeenCalledWith('[titian] job/search failed', expect.anything());
  log.mockRestore();
  givenJobSearch([kasir]);
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(titles()).toEqual(['Kasir']));
});
