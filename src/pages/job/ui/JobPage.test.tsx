import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { useLocation } from 'react-router-dom';
import { rememberDeletion } from '@/entities/privacy';
import {
  accountDialogOpened,
  loginRequired,
  selectAccountDialog,
  selectPendingJob,
  signedIn,
  signedOut,
} from '@/entities/session';
import { AccountDialogs } from '@/widgets/account-dialogs';
import { givenCapabilities } from '@test/capabilities';
import { makeSignedInDto } from '@test/dto/account';
import { makeApplicationDto } from '@test/dto/application';
import { makeJobDetailDto, makeJobDto, makeJobDtos } from '@test/dto/job';
import { makeProfileDto } from '@test/dto/profile';
import { fillText } from '@test/fill';
import { renderApp, session, signedInState } from '@test/render-app';
import { call, given, givenFailure, givenHtml, givenNoResponse, server, untilCallsSeen } from '@test/server';
import { JobPage } from './JobPage';

const JOB = 'job/by-slug/staf-gudang/';

const open = (preloaded = signedInState()) =>
  renderApp(<JobPage />, { path: '/jobs/staf-gudang', pattern: '/jobs/:slug', preloaded });

beforeEach(() => {
  given('get', 'job/list/', makeJobDtos(4));
  given('get', 'job-application/application-status/', []);
});

describe('a job', () => {
  it('shows everything about it', async () => {
    const requests = given('get', JOB, makeJobDetailDto({ deadlineAt: '2026-12-31T05:00:00Z' }));
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Staf Gudang' })).toBeVisible();
    expect(screen.getByText('Batas lamaran: 31 Desember 2026, pukul 12.00 WIB')).toBeVisible();
    expect(document.title).toBe('Staf Gudang – Titian');
    expect(requests).toMatchObject([{ authorization: 'Bearer test-token' }]);

    const items = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(items('Deskripsi Pekerjaan')).toEqual(['Menerima dan memeriksa barang.', 'Mencatat stok setiap hari.']);
    expect(items('Kualifikasi Pekerjaan')).toEqual(['Pendidikan minimal SMA.', 'Teliti dan jujur.']);
    expect(items('Fasilitas dan Tunjangan')).toEqual(['Gaji Pokok', 'BPJS Kesehatan']);
    expect(await screen.findByRole('link', { name: 'Lowongan 4' })).toBeVisible();
  });

  it('can be reported, and is applied to from what the company sees of the candidate, by one call', async () => {
    givenCapabilities('jobReports');
    given('get', JOB, makeJobDetailDto());
    for (const part of ['education', 'work-experience', 'language']) given('get', `candidate/${part}/`, []);
    given('get', 'candidate/profile/', makeProfileDto());
    const applications = given('post', 'job-application/apply/', null);
    const { user } = open();
    expect(await screen.findByRole('button', { name: 'Laporkan lowongan' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Yang dilihat perusahaan' }));
    const preview = await screen.findByRole('dialog', { name: 'Yang dilihat perusahaan' });
    await user.click(within(preview).getByRole('button', { name: 'Apply' }));
    const question = await screen.findByRole('dialog', { name: 'Dari mana Anda mengetahui lowongan ini?' });
    expect(question).toHaveTextContent(/^Lamaran Anda sudah terkirim\./);
    expect(applications).toHaveLength(1);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it.each([
    ['before the first application of a profile with nothing else', [], ['name', 'email', 'phoneNumber', 'cv'], true],
    ['beside more in the profile', [], ['name', 'education'], false],
    ['after an application', [makeApplicationDto()], ['name'], false],
  ])('says that the company sees name and contact alone %s', async (_when, applications, fields, isTold) => {
    givenCapabilities('applicationPreview');
    given('get', JOB, makeJobDetailDto());
    given('get', 'job-application/application-status/', applications);
    const previews = given('get', 'job-application/preview/', { fields });
    open();
    await screen.findByRole('heading', { level: 1, name: 'Staf Gudang' });
    await act(untilCallsSeen);
    await waitFor(() => expect(previews).toHaveLength(applications.length === 0 ? 1 : 0));
    await act(untilCallsSeen);
    const told = () => screen.queryAllByText('Perusahaan hanya melihat nama dan kontak.');
    await waitFor(() => expect(told()).toHaveLength(isTold ? 1 : 0));
  });

  it('groups each term with its detail, and mixes no others among the groups', async () => {
    given('get', JOB, makeJobDetailDto());
    open();
    const card = await screen.findByRole('region', { name: 'Ringkasan lowongan' });
    const list = card.querySelector('dl');
    expect([...(list?.children ?? [])].map(({ tagName }) => tagName)).toEqual(Array(8).fill('DIV'));
  });

  const rows = (name = 'Ringkasan lowongan') => {
    const card = screen.getByRole('region', { name });
    const details = within(card).getAllByRole('definition');
    return within(card)
      .getAllByRole('term')
      .map((term, index) => [term.textContent, details[index]?.textContent]);
  };

  it('sums it up in one line for a phone, and names a place once', async () => {
    const createdAt = new Date(Date.now() - 3 * 86_400_000).toISOString();
    const changes = { city: { name: 'Kabupaten Sleman' }, location: { name: 'KABUPATEN SLEMAN' }, createdAt };
    given('get', JOB, makeJobDetailDto({ ...changes, minSalary: 1_500_000, maxSalary: 1_900_000 }));
    open();
    expect(await screen.findByText('Kab. Sleman · Rp 1,5–1,9 jt · 3 hari lalu')).toBeInTheDocument();
    expect(rows().map(([term]) => term)).not.toContain('Kota');
  });

  it('sums it up beside the text, with all kinds of work; the badge shows the first', async () => {
    given('get', JOB, makeJobDetailDto({ workingTypes: ['fulltime', 'contract'] }));
    open();
    await screen.findByRole('heading', { level: 1, name: 'Staf Gudang' });
    expect(rows()).toEqual([
      ['Gaji per bulan', 'Rp 4.000.000 - Rp 6.000.000'],
      ['Perusahaan', 'Sinar Laut Logistik'],
      ['Tempat Kerja', 'WFO'],
      ['Tipe Pekerjaan', 'Penuh Waktu, Kontrak'],
      ['Lokasi', 'Jawa Barat'],
      ['Kota', 'Kota Bekasi'],
      ['Fungsi', 'Logistik'],
      ['Industri', 'Transportasi'],
    ]);
    expect(screen.getByText('Penuh Waktu')).toBeVisible();
    expect(screen.queryByText('Kontrak')).not.toBeInTheDocument();
  });

  it.each([
    [{ minSalary: 120_000, maxSalary: 150_000, salaryPeriod: 'day' }, 'Gaji per hari', 'Rp 120.000 - Rp 150.000'],
    [{ minSalary: null, maxSalary: null, stated: { salary: 'Rp 150.000 per shift' } }, 'Gaji', 'Rp 150.000 per shift'],
  ] as const)('tells the pay of %j as it is stated', async (pay, term, text) => {
    given('get', JOB, makeJobDetailDto(pay));
    open();
    await screen.findByRole('heading', { level: 1, name: 'Staf Gudang' });
    expect(rows()[0]).toEqual([term, text]);
    expect(screen.queryByText(/tidak dicantumkan/)).not.toBeInTheDocument();
  });

  it('tells in the words of the employer what no field can hold', async () => {
    const stated = {
      workingType: 'Relawan',
      workplace: 'WFO/WFH',
      location: 'Site Tambang',
      deadline: 'sampai terpenuhi',
      openings: 'beberapa',
    };
    const none = { workingType: null, workplace: null, location: null, city: null, deadline: null };
    given('get', JOB, makeJobDetailDto({ ...none, stated }));
    open();
    expect(await screen.findByText('Batas lamaran: sampai terpenuhi')).toBeVisible();
    expect(rows().slice(2, 5)).toEqual([
      ['Tempat Kerja', 'WFO/WFH'],
      ['Tipe Pekerjaan', 'Relawan'],
      ['Lokasi', 'Site Tambang'],
    ]);
    await screen.findByRole('region', { name: 'Tentang lowongan ini' });
    expect(rows('Tentang lowongan ini')).toContainEqual(['Jumlah posisi', 'beberapa']);
  });

  it('tells a city without official name beside its province', async () => {
    given('get', JOB, makeJobDetailDto({ city: null, stated: { location: 'Cebongan' } }));
    open();
    await screen.findByRole('region', { name: 'Ringkasan lowongan' });
    expect(rows()).toContainEqual(['Kota', 'Cebongan']);
  });

  it('tells when it was posted, how many are looked for, education and experience', async () => {
    const createdAt = new Date(Date.now() - 3 * 86_400_000).toISOString();
    given('get', JOB, makeJobDetailDto({ createdAt, openings: 3, minEducation: 'SMA', minExperienceMonths: 18 }));
    open();
    await screen.findByRole('heading', { level: 1, name: 'Staf Gudang' });
    await screen.findByRole('region', { name: 'Tentang lowongan ini' });
    expect(rows('Tentang lowongan ini')).toEqual([
      ['Ditayangkan', expect.stringMatching(/^\d+ \p{L}+ \d{4} \(3 hari lalu\)$/u)],
      ['Jumlah posisi', '3 orang'],
      ['Pendidikan', 'min. SMA'],
      ['Pengalaman', 'min. 1 tahun 6 bulan'],
    ]);
  });

  it('leaves out what is not known of that, and all of it where nothing is', async () => {
    given('get', JOB, makeJobDetailDto({ createdAt: '', minExperienceMonths: 0 }));
    const { unmount } = open();
    await screen.findByRole('heading', { level: 1, name: 'Staf Gudang' });
    await screen.findByRole('region', { name: 'Tentang lowongan ini' });
    expect(rows('Tentang lowongan ini')).toEqual([['Pengalaman', 'tanpa pengalaman']]);
    unmount();
    given('get', JOB, makeJobDetailDto({ createdAt: '' }));
    open();
    await screen.findByRole('heading', { level: 1, name: 'Staf Gudang' });
    expect(screen.queryByRole('region', { name: 'Tentang lowongan ini' })).not.toBeInTheDocument();
  });

  it('warns of pay below the minimum wage', async () => {
    const pay = { minSalary: 1_000_000, maxSalary: 2_000_000 };
    given('get', JOB, makeJobDetailDto({ ...pay, status: 'closed', createdAt: '2026-11-02' }));
    open();
    expect(await screen.findByRole('note')).toHaveTextContent(
      'Gaji tertinggi yang dicantumkan (Rp 2.000.000) di bawah upah minimum Jawa Barat tahun 2026: Rp 2.317.601 per bulan.',
    );
  });

  it('leads from the company to all its jobs', async () => {
    given('get', JOB, makeJobDetailDto());
    open();
    const company = await screen.findByRole('link', { name: 'Sinar Laut Logistik' });
    expect(company).toHaveAttribute('href', '/perusahaan/sinar-laut-logistik');
  });

  it('shows "-" for what the provider leaves out', async () => {
    given('get', JOB, { id: 1, slug: 'staf-gudang', title: 'Staf Gudang' });
    open();
    await screen.findByRole('heading', { level: 1, name: 'Staf Gudang' });
    expect(rows().map(([, detail]) => detail)).toEqual(Array<string>(8).fill('-'));
    expect(screen.getByText('Batas lamaran: -')).toBeVisible();
    expect(screen.getByText('Belum ada deskripsi.')).toBeVisible();
    expect(screen.getByText('Belum ada kualifikasi.')).toBeVisible();
  });

  it('says that a closed one is closed, and takes no application', async () => {
    given('get', JOB, makeJobDetailDto({ status: 'closed' }));
    open();
    expect(await screen.findByRole('button', { name: 'Closed' })).toBeDisabled();
    expect(screen.queryByText(/Batas lamaran/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
  });

  it('turns closed when the provider says so to an application', async () => {
    given('get', JOB, makeJobDetailDto());
    const { user } = open();
    const apply = await screen.findByRole('button', { name: 'Apply' });
    given('get', JOB, makeJobDetailDto({ status: 'closed' }));
    givenFailure('post', 'job-application/apply/', 410, { statusCode: 4007, message: 'Lowongan sudah ditutup.' });
    await user.click(apply);
    const dialog = await screen.findByRole('dialog', { name: 'Gagal Melamar Pekerjaan ini!' });
    expect(dialog).toHaveTextContent('Lowongan sudah ditutup.');
    await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
    expect(await screen.findByRole('button', { name: 'Closed' })).toBeDisabled();
  });

  it('has a bookmark and a share button that do nothing and say so', async () => {
    given('get', JOB, makeJobDetailDto());
    const { user, store } = open();
    for (const name of ['Bookmark Staf Gudang', 'Share Staf Gudang']) {
      const button = await screen.findByRole('button', { name });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAccessibleDescription('Simpan dan bagikan tersedia di daftar lowongan');
      await user.click(button);
      expect(await screen.findByRole('status')).toHaveTextContent('Simpan dan bagikan tersedia di daftar lowongan');
      await user.click(screen.getByRole('button', { name: 'Tutup' }));
      await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
    }
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(JSON.stringify(store.getState().bookmarkedJobs)).not.toContain('Staf Gudang');
  });

  it('shows the hint while the pointer or the keyboard focus is on the button', async () => {
    given('get', JOB, makeJobDetailDto());
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Share Staf Gudang' });
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    const hint = async () =>
      expect(await screen.findByRole('tooltip')).toHaveTextContent('Simpan dan bagikan tersedia di daftar lowongan');
    const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());

    await user.hover(button);
    await hint();
    expect(button).toHaveAccessibleDescription('Simpan dan bagikan tersedia di daftar lowongan');
    await user.unhover(button);
    await gone();

    await user.tab();
    while (document.activeElement !== button) await user.tab();
    await hint();
    await user.keyboard('{Escape}');
    await gone();
  });
});

describe('the way back', () => {
  function Address() {
    const { pathname, search } = useLocation();
    return <p>{`di ${pathname}${search}`}</p>;
  }

  const goBack = async (state: unknown) => {
    given('get', JOB, makeJobDetailDto());
    const { router, user } = renderApp(<Address />, {
      routes: [{ path: '/jobs/:slug', element: <JobPage /> }],
      preloaded: signedInState(),
    });
    await act(() => router.navigate('/jobs/staf-gudang', { state }));
    await user.click(screen.getByRole('link', { name: 'Back to Jobs' }));
    return router.state.location;
  };

  it('leads to the list as it was left', async () => {
    expect(await goBack({ from: '/jobs?search=gudang&page=2' })).toMatchObject({
      pathname: '/jobs',
      search: '?search=gudang&page=2',
    });
  });

  it("leads to a company's jobs from there", async () => {
    expect(await goBack({ from: '/perusahaan/pt-maju?page=2' })).toMatchObject({
      pathname: '/perusahaan/pt-maju',
      search: '?page=2',
    });
  });

  it.each([[null], [{ from: '/jobs' }], [{ from: '//evil.example.com' }], [{ from: '/jobs/lain' }], [{ from: 7 }]])(
    'leads to the whole list from anywhere else: %j',
    async (state) => {
      expect(await goBack(state)).toMatchObject({ pathname: '/jobs', search: '' });
    },
  );
});

describe('waiting and failing', () => {
  it('says that it is loading', async () => {
    server.use(
      http.get(call(JOB), async () => {
        await delay(50);
        return HttpResponse.json({ statusCode: 2000, message: '', data: makeJobDetailDto() });
      }),
    );
    open();
    expect(screen.getByRole('status', { name: 'Memuat lowongan' })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Staf Gudang' })).toBeVisible();
    expect(screen.queryByRole('status', { name: 'Memuat lowongan' })).not.toBeInTheDocument();
  });

  it('says that there is no such job', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    givenFailure('get', JOB, 404, { statusCode: 4004, message: 'Not found' });
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Lowongan tidak ditemukan.');
    expect(screen.getByRole('link', { name: 'Lihat lowongan lain' })).toHaveAttribute('href', '/jobs');
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
  });

  it('offers to try again after a failure, and logs it', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    givenHtml('get', JOB);
    const { user } = open();
    const sentence = 'Permintaan ini belum bisa dipenuhi. Silakan coba lagi nanti.';
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('job/by-slug'), expect.anything());
    given('get', JOB, makeJobDetailDto());
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Staf Gudang' })).toBeVisible();
  });

  it('shows without a connection what the list knows of the job, and that the rest needs one', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    givenNoResponse('get', JOB);
    given('get', 'job/list/', [makeJobDto({ slug: 'staf-gudang', title: 'Staf Gudang', minSalary: 4_000_000 })]);
    const { user } = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Staf Gudang' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sinar Laut Logistik' })).toBeVisible();
    for (const text of [/31 Desember 2026/, 'Mulai Rp 4.000.000', 'Kota Bekasi']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('alert')).toHaveTextContent('Selebihnya memerlukan koneksi internet.');
    expect(screen.queryByText('Industri')).not.toBeInTheDocument();
    given('get', JOB, makeJobDetailDto());
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('Industri')).toBeVisible();
    log.mockRestore();
  });

  it('shows the next job, and nothing of the last, when a link leads from one to the other', async () => {
    given('get', JOB, makeJobDetailDto());
    server.use(
      http.get(call('job/by-slug/lowongan-4/'), async () => {
        await delay(50);
        return HttpResponse.json({ statusCode: 2000, data: makeJobDetailDto({ id: 'job-4', title: 'Lowongan 4' }) });
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Lowongan 4' }));
    expect(screen.queryByRole('heading', { name: 'Staf Gudang' })).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Lowongan 4' })).toBeVisible();
  });
});

it('says that the account is going to be deleted and cannot apply until then', async () => {
  rememberDeletion('candidate-1', '2999-12-01T03:00:00Z');
  given('get', 'candidate/deletion/', { requestedAt: '2999-11-24T03:00:00Z', deleteAt: '2999-12-01T03:00:00Z' });
  given('get', JOB, makeJobDetailDto());
  open();
  expect(await screen.findByText(/Anda tidak dapat melamar/)).toBeVisible();
});

describe('a visitor', () => {
  const visit = () => open({});

  it('sees the login-required pop-up instead, and no call is sent', async () => {
    const calls: string[] = [];
    server.events.on('request:start', ({ request }) => calls.push(request.url));
    const { store } = visit();
    expect(await screen.findByText('Masuk untuk melihat lowongan ini.')).toBeVisible();
    await waitFor(() => expect(selectAccountDialog(store.getState())).toBe('login-required'));
    expect(selectPendingJob(store.getState())).toBe('staf-gudang');
    server.events.removeAllListeners();
    expect(calls).toEqual([]);
  });

  it('sees the job as soon as there is a session', async () => {
    const { store } = visit();
    await screen.findByText('Masuk untuk melihat lowongan ini.');
    given('get', JOB, makeJobDetailDto());
    act(() => void store.dispatch(signedIn(session)));
    expect(await screen.findByRole('heading', { level: 1, name: 'Staf Gudang' })).toBeVisible();
  });

  it('can open the pop-up again', async () => {
    const { store, user } = visit();
    act(() => void store.dispatch(accountDialogOpened('sign-in')));
    await user.click(screen.getByRole('button', { name: 'Masuk untuk melanjutkan' }));
    expect(selectAccountDialog(store.getState())).toBe('login-required');
  });

  it('leaves the pop-up behind with the page, but not a dialog that followed it', async () => {
    const first = visit();
    await act(() => first.router.navigate('/jobs'));
    expect(selectAccountDialog(first.store.getState())).toBeNull();
    first.unmount();

    const second = visit();
    act(() => void second.store.dispatch(accountDialogOpened('sign-in')));
    await act(() => second.router.navigate('/jobs'));
    expect(selectAccountDialog(second.store.getState())).toBe('sign-in');
    expect(selectPendingJob(second.store.getState())).toBe('staf-gudang');
  });

  it('is one whose session has ended: the pop-up comes, the job goes', async () => {
    givenFailure('get', JOB, 401, { statusCode: 4001 });
    jest.spyOn(console, 'error').mockImplementation();
    const { store } = open();
    expect(await screen.findByText('Masuk untuk melihat lowongan ini.')).toBeVisible();
    expect(selectAccountDialog(store.getState())).toBe('login-required');
  });

  it('is one whose session has ended: is told so, and sees the job after signing in again', async () => {
    givenFailure('get', JOB, 401, { statusCode: 4001 });
    jest.spyOn(console, 'error').mockImplementation();
    given('post', 'candidate/login/', makeSignedInDto());
    const page = (
      <>
        <JobPage />
        <AccountDialogs />
      </>
    );
    const { user, router } = renderApp(page, {
      path: '/jobs/staf-gudang',
      pattern: '/jobs/:slug',
      preloaded: signedInState(),
    });
    expect(await screen.findByRole('dialog', { name: 'Sesi Kamu Telah Berakhir' })).toBeVisible();
    expect(screen.queryByText('Sepertinya Kamu Belum Punya Akun')).not.toBeInTheDocument();

    given('get', JOB, makeJobDetailDto());
    await user.click(screen.getByRole('button', { name: 'Masuk Lagi' }));
    await screen.findByRole('dialog', { name: 'Masuk' });
    fillText('Email', 'sari@example.com');
    fillText('Password', 'Rahasia!');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Staf Gudang' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/jobs/staf-gudang');
  });

  it('sees no pop-up after signing out here', async () => {
    given('get', JOB, makeJobDetailDto());
    const { store } = open();
    await screen.findByRole('heading', { level: 1, name: 'Staf Gudang' });
    act(() => void store.dispatch(signedOut()));
    expect(await screen.findByText('Masuk untuk melihat lowongan ini.')).toBeVisible();
    expect(selectAccountDialog(store.getState())).toBeNull();
  });

  it('keeps another pop-up than its own when the page is left', async () => {
    const { store, router } = visit();
    act(() => void store.dispatch(loginRequired('lowongan-lain')));
    await act(() => router.navigate('/jobs'));
    expect(selectPendingJob(store.getState())).toBe('lowongan-lain');
  });
});
