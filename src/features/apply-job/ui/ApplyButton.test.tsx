import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { createAppStore, startPersistence } from '@/app/state';
import { selectSession, sessionDetailsChanged } from '@/entities/session';
import { givenOffline } from '@test/connection';
import { storedDrafts } from '@test/drafts';
import { makeApplicationDto } from '@test/dto/application';
import { makeProfileDto } from '@test/dto/profile';
import { inTheme } from '@test/in-theme';
import { renderApp, session, signedInState } from '@test/render-app';
import { call, given, givenFailure, givenHtml, givenNoResponse, server } from '@test/server';
import { referenceAsked } from '../model/pending-references';
import { AppliedDialog } from './AppliedDialog';
import { ApplyButton } from './ApplyButton';
import { DiscoverySourcePrompt } from './DiscoverySourcePrompt';
import { StickyOnPhone } from './StickyOnPhone';

const APPLY = 'job-application/apply/';
const STATUS = 'job-application/application-status/';
const REFERENCE = 'job/job-reference/';

const JOB = { id: 'job-1', slug: 'staf-gudang-jakarta', isOpen: true };

const open = (job = JOB, preloaded = signedInState()) =>
  renderApp(<ApplyButton job={job} />, { path: '/jobs/staf-gudang-jakarta', preloaded });

const applyButton = () => screen.findByRole('button', { name: 'Apply' });
const prompt = () => screen.findByRole('dialog', { name: 'Dari mana Anda mengetahui lowongan ini?' });
const failure = () => screen.findByRole('dialog', { name: 'Gagal Melamar Pekerjaan ini!' });

/** Applies to the job, and waits for the question how it was found. */
async function openPrompt(preloaded = signedInState()) {
  given('post', APPLY, null);
  const app = open(JOB, preloaded);
  await app.user.click(await applyButton());
  return { ...app, dialog: await prompt() };
}

beforeEach(() => void given('get', STATUS, []));

describe('apply', () => {
  describe('applying', () => {
    it('asks how the job was found, saves the answer, reports success and leads to the jobs', async () => {
      const applications = given('post', APPLY, { id: 'application-1' });
      const references = given('post', REFERENCE, null);
      const { user, router, store } = open();

      await user.click(await applyButton());
      const dialog = await prompt();
      expect(applications).toMatchObject([{ body: { job: 'job-1' }, authorization: 'Bearer test-token' }]);
      expect(references).toHaveLength(0);

      await user.click(within(dialog).getByRole('radio', { name: 'Job Fair' }));
      await user.click(within(dialog).getByRole('button', { name: 'Kirim' }));
      const success = await screen.findByRole('dialog', { name: 'Lamaran Anda Berhasil!' });
      expect(success).toHaveTextContent('Terima Kasih telah melamar pekerjaan ini. Kami akan segera menghubungi kamu!');
      expect(references).toMatchObject([{ body: { job_id: 'job-1', candidate_id: 'candidate-1', ref: 'job_fair' } }]);
      expect(store.getState().pendingReferences.jobs).toEqual([]);

      await user.click(within(success).getByRole('button', { name: 'Lanjut' }));
      expect(router.state.location.pathname).toBe('/jobs');
    });

    it('sends one request however often the button is pressed', async () => {
      const bodies: unknown[] = [];
      server.use(
        http.post(call(APPLY), async ({ request }) => {
          bodies.push(await request.json());
          await delay(50);
          return HttpResponse.json({ statusCode: 2000, message: '', data: null });
        }),
      );
      open();
      const button = await applyButton();
      // Two clicks before the button can be drawn again, and one after.
      act(() => {
        button.click();
        button.click();
      });
      fireEvent.click(button);
      await waitFor(() => expect(button).toBeDisabled());
      await prompt();
      expect(bodies).toEqual([{ job: 'job-1' }]);
    });

    it('tells of a failure, and lets the candidate try again', async () => {
      const { user } = open();
      const fail = async (message: string) => {
        await user.click(await applyButton());
        const dialog = await failure();
        expect(dialog).toHaveTextContent(message);
        await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
        await waitFor(() => expect(dialog).not.toBeInTheDocument());
      };
      givenFailure('post', APPLY, 410, { statusCode: 4007, message: 'Lowongan sudah ditutup.' });
      await fail('Lowongan sudah ditutup.');
      // HTTP 200 with a statusCode that is near to success.
      server.use(http.post(call(APPLY), () => HttpResponse.json({ statusCode: 2001, message: 'Hampir.' })));
      await fail('Hampir.');
      givenHtml('post', APPLY, 502);
      await fail('Terjadi kesalahan, silakan coba lagi.');
      given('post', APPLY, null);
      await user.click(await applyButton());
      expect(await prompt()).toBeVisible();
    });

    it('can be made again after one that was withdrawn', async () => {
      given('get', STATUS, [makeApplicationDto({ outcome: 'withdrawn' })]);
      const requests = given('post', APPLY, { id: 'application-1' });
      const { user, store } = open();
      await waitFor(() => expect(JSON.stringify(store.getState())).toContain('withdrawn'));
      await user.click(await applyButton());
      await prompt();
      expect(requests).toHaveLength(1);
    });

    it('tells of an earlier application and offers no second one', async () => {
      givenFailure('post', APPLY, 409, { statusCode: 4006, message: 'Anda sudah melamar lowongan ini.' });
      const { user } = open();
      const button = await applyButton();
      given('get', STATUS, [makeApplicationDto()]);
      await user.click(button);
      const dialog = await failure();
      expect(dialog).toHaveTextContent('Anda sudah melamar lowongan ini.');
      await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
      expect(await screen.findByRole('button', { name: 'Sudah Dilamar' })).toBeDisabled();
    });
  });

  describe('the text of the button', () => {
    it('cannot be pressed for a closed job', async () => {
      open({ ...JOB, isOpen: false });
      expect(await screen.findByRole('button', { name: 'Closed' })).toBeDisabled();
    });

    it.each([
      ['id', { id: 'job-1', slug: 'nama-lain' }],
      ['slug, where the provider leaves out the id', { id: undefined, slug: 'staf-gudang-jakarta' }],
    ])('knows an earlier application by the job’s %s', async (_what, job) => {
      const dto = makeApplicationDto();
      given('get', STATUS, [{ ...dto, job: { ...dto.job, ...job } }]);
      open();
      expect(await screen.findByRole('button', { name: 'Sudah Dilamar' })).toBeDisabled();
      expect(screen.getByRole('link', { name: 'Lihat status lamaran' })).toHaveAttribute('href', '/application');
      expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
    });

    it('stays ready when earlier applications cannot be loaded, or are to other jobs', async () => {
      givenNoResponse('get', STATUS);
      const { unmount } = open();
      expect(await applyButton()).toBeEnabled();
      unmount();

      const others = given('get', STATUS, [makeApplicationDto({ job: { id: 'job-2' } })]);
      open();
      await waitFor(() => expect(others).toHaveLength(1));
      expect(await applyButton()).toBeEnabled();
    });
  });

  describe('the source of discovery', () => {
    it('offers the seven sources, requires a choice, and is closed by nothing but Escape without one', async () => {
      const references = given('post', REFERENCE, null);
      const { dialog, user } = await openPrompt();
      const radios = within(dialog).getAllByRole<HTMLInputElement>('radio');
      expect(radios.map((radio) => [radio.name, radio.value, radio.labels?.[0]?.textContent])).toEqual([
        ['ref', 'media_social', 'Instagram, X, dll…'],
        ['ref', 'disnaker', 'Disnaker'],
        ['ref', 'job_fair', 'Job Fair'],
        ['ref', 'career_dev_center', 'Career Development Center'],
        ['ref', 'campus_fair', 'Campus Fair'],
        ['ref', 'relatives', 'Friends / Colleagues / Relatives'],
        ['ref', 'job_portal', 'Job Portal (LinkedIn, Glints, dll…)'],
      ]);
      await user.click(dialog.parentElement ?? document.documentElement);
      expect(dialog).toBeVisible();
      expect(within(dialog).getAllByRole('button')).toEqual([within(dialog).getByRole('button', { name: 'Kirim' })]);

      await user.click(within(dialog).getByRole('button', { name: 'Kirim' }));
      const group = within(dialog).getByRole('radiogroup');
      await waitFor(() => expect(group).toHaveAccessibleDescription('Anda harus memilih referensi!'));
      expect(group).toBeInvalid();
      expect(references).toHaveLength(0);

      await user.click(within(dialog).getByRole('radio', { name: 'Disnaker' }));
      await waitFor(() => expect(group).toBeValid());
    });

    it('keeps the choice when it could not be saved, and can be sent again', async () => {
      jest.spyOn(console, 'error').mockImplementation();
      givenNoResponse('post', REFERENCE);
      const { dialog, user } = await openPrompt();
      await user.click(within(dialog).getByRole('radio', { name: 'Disnaker' }));
      await user.click(within(dialog).getByRole('button', { name: 'Kirim' }));

      const alert = await within(dialog).findByRole('alert');
      expect(alert).toHaveTextContent('Gagal menyimpan referensi');
      expect(alert).toHaveTextContent('Terjadi kesalahan, silakan coba lagi.');
      expect(within(dialog).getByRole('radio', { name: 'Disnaker' })).toBeChecked();
      expect(screen.queryByRole('dialog', { name: 'Lamaran Anda Berhasil!' })).not.toBeInTheDocument();

      const references = given('post', REFERENCE, null);
      await user.click(within(dialog).getByRole('button', { name: 'Kirim' }));
      expect(await screen.findByRole('dialog', { name: 'Lamaran Anda Berhasil!' })).toBeVisible();
      expect(references).toMatchObject([{ body: { ref: 'disnaker' } }]);
    });

    const withoutId = () => ({ session: { current: { ...session, userId: null }, ended: null } });

    it('takes the candidate’s id from the profile where the session has none, and keeps it', async () => {
      given('get', 'candidate/profile/', makeProfileDto({ id: 42 }));
      const references = given('post', REFERENCE, null);
      const { dialog, user, store } = await openPrompt(withoutId());
      await user.click(within(dialog).getByRole('radio', { name: 'Disnaker' }));
      await user.click(within(dialog).getByRole('button', { name: 'Kirim' }));
      expect(await screen.findByRole('dialog', { name: 'Lamaran Anda Berhasil!' })).toBeVisible();
      expect(references).toMatchObject([{ body: { candidate_id: 42 } }]);
      expect(selectSession(store.getState())?.userId).toBe(42);
      expect(store.getState().pendingReferences.jobs).toEqual([]);
    });

    it('counts as not saved when the profile cannot be loaded either', async () => {
      jest.spyOn(console, 'error').mockImplementation();
      givenNoResponse('get', 'candidate/profile/');
      const { dialog, user } = await openPrompt(withoutId());
      await user.click(within(dialog).getByRole('radio', { name: 'Disnaker' }));
      await user.click(within(dialog).getByRole('button', { name: 'Kirim' }));
      expect(await within(dialog).findByRole('alert')).toHaveTextContent('Gagal menyimpan referensi');
    });
  });
});

describe('question for later', () => {
  it('closes on Escape, says where the question is asked again, and stays on the page', async () => {
    const references = given('post', REFERENCE, null);
    const { dialog, user, store, router } = await openPrompt();
    expect(store.getState().pendingReferences.jobs).toEqual([
      { owner: 'candidate-1', job: 'job-1', slug: 'staf-gudang-jakarta' },
    ]);
    await user.keyboard('{Escape}');
    expect(dialog).not.toBeInTheDocument();
    expect(await screen.findByText(/Pertanyaan ini dapat dijawab nanti di Status Lamaran\./)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(references).toEqual([]);
    expect(store.getState().pendingReferences.jobs).toHaveLength(1);
    expect(router.state.location.pathname).toBe('/jobs/staf-gudang-jakarta');
  });

  it('shows no success of what was left while it was being sent', async () => {
    let respond = () => {};
    const sent = new Promise<void>((resolve) => (respond = resolve));
    server.use(
      http.post(call(REFERENCE), async () => {
        await sent;
        return HttpResponse.json({ statusCode: 2001, data: null }, { status: 201 });
      }),
    );
    const { dialog, user, store, router } = await openPrompt();
    await user.click(within(dialog).getByRole('radio', { name: 'Disnaker' }));
    await user.click(within(dialog).getByRole('button', { name: 'Kirim' }));
    // As the focus trap does, for the button that had the focus is disabled meanwhile.
    act(() => dialog.focus());
    await user.keyboard('{Escape}');
    expect(dialog).not.toBeInTheDocument();
    respond();
    await waitFor(() => expect(store.getState().pendingReferences.jobs).toEqual([]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/jobs/staf-gudang-jakarta');
  });
});

describe('page left', () => {
  const QUESTION = { owner: 'candidate-1', job: 'job-1', slug: 'staf-gudang-jakarta' };

  /** The application is under way until `respond` is called. */
  function givenWaiting(response: () => Response) {
    let respond = () => {};
    const waiting = new Promise<void>((resolve) => (respond = resolve));
    const received = jest.fn();
    server.use(
      http.post(call(APPLY), async () => {
        received();
        await waiting;
        return response();
      }),
    );
    return { respond, received };
  }

  const stored = () => HttpResponse.json({ statusCode: 2000, message: '', data: null });
  const refused = () => HttpResponse.json({ statusCode: 4007, message: 'Lowongan sudah ditutup.' }, { status: 410 });

  async function apply(preloaded = signedInState()) {
    const app = open(JOB, preloaded);
    await app.user.click(await applyButton());
    return app;
  }

  const questions = (store: ReturnType<typeof createAppStore>) => store.getState().pendingReferences.jobs;

  it('is kept when the candidate leaves the page while the application is being sent', async () => {
    const { respond, received } = givenWaiting(stored);
    const { unmount, store } = await apply();
    await waitFor(() => expect(received).toHaveBeenCalled());
    unmount();
    expect(questions(store)).toEqual([QUESTION]);
    respond();
    await delay(20);
    expect(questions(store)).toEqual([QUESTION]);
  });

  it('is kept when the candidate reloads the page while the application is being sent', async () => {
    const { respond, received } = givenWaiting(stored);
    const app = open();
    const stop = startPersistence(app.store);
    await app.user.click(await applyButton());
    await waitFor(() => expect(received).toHaveBeenCalled());
    await waitFor(() => expect(localStorage.getItem('pendingReferences')).toContain('job-1'));
    stop();
    app.unmount();
    const reloaded = createAppStore(signedInState());
    const stopAgain = startPersistence(reloaded);
    await waitFor(() => expect(questions(reloaded)).toEqual([QUESTION]));
    stopAgain();
    respond();
  });

  it('is taken back once the application is refused, also where the page was left', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const { respond, received } = givenWaiting(refused);
    const { unmount, store } = await apply();
    await waitFor(() => expect(received).toHaveBeenCalled());
    unmount();
    expect(questions(store)).toEqual([QUESTION]);
    respond();
    await waitFor(() => expect(questions(store)).toEqual([]));
    log.mockRestore();
  });

  it.each([
    ['HTTP 200 with another statusCode', () => server.use(http.post(call(APPLY), () => HttpResponse.json({})))],
    ['a refusal', () => givenFailure('post', APPLY, 409, { statusCode: 4006 })],
  ])('is not asked after %s', async (_what, givenResponse) => {
    givenResponse();
    const { store } = await apply();
    expect(await failure()).toBeVisible();
    expect(questions(store)).toEqual([]);
  });

  it.each([
    ['without a response', () => givenNoResponse('post', APPLY)],
    ['after a failure of the provider', () => givenFailure('post', APPLY, 502)],
  ])('stays %s: the application may be stored', async (_what, givenResponse) => {
    givenResponse();
    const { store, user } = await apply();
    const dialog = await failure();
    expect(questions(store)).toEqual([QUESTION]);

    // A refusal of the second attempt says nothing of the first.
    await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
    givenFailure('post', APPLY, 410, { statusCode: 4007 });
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    expect(await failure()).toBeVisible();
    expect(questions(store)).toEqual([QUESTION]);
  });

  it('is taken back of a candidate whose id became known meanwhile', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const { respond, received } = givenWaiting(refused);
    const { store } = await apply({ session: { current: { ...session, userId: null }, ended: null } });
    await waitFor(() => expect(received).toHaveBeenCalled());
    store.dispatch(sessionDetailsChanged({ userId: 'candidate-1' }));
    store.dispatch(referenceAsked({ owner: 'candidate-1', job: 'job-2', slug: 'kasir' }));
    respond();
    await waitFor(() => expect(questions(store).map(({ job }) => job)).toEqual(['job-2']));
    log.mockRestore();
  });
});

describe('lost response', () => {
  it('continues as after any application when one that seemed lost turns out to be stored', async () => {
    const { user } = open();
    const button = await applyButton();
    givenNoResponse('post', APPLY);
    given('get', STATUS, [makeApplicationDto({ job: { id: 'job-1' } })]);
    await user.click(button);
    expect(await prompt()).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Gagal Melamar Pekerjaan ini!' })).not.toBeInTheDocument();
  });

  it('asks no second time when that question is left for later', async () => {
    const { user, store } = open();
    const button = await applyButton();
    givenNoResponse('post', APPLY);
    given('get', STATUS, [makeApplicationDto({ job: { id: 'job-1' } })]);
    await user.click(button);
    await prompt();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Sudah Dilamar' })).toBeDisabled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(store.getState().pendingReferences.jobs).toMatchObject([{ job: 'job-1' }]);
  });

  it('says after eight seconds that it is still being sent, and can be given up', async () => {
    server.use(http.post(call(APPLY), () => delay('infinite')));
    open();
    const button = await applyButton();
    jest.useFakeTimers();
    fireEvent.click(button);
    await act(() => jest.advanceTimersByTimeAsync(8000));
    const message = screen.getByText('Masih mencoba mengirim lamaran…');
    jest.useRealTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Batalkan' }));
    expect(await failure()).toHaveTextContent('Pengiriman dibatalkan.');
    expect(message).not.toBeInTheDocument();
  });

  it('says without a connection that nothing was sent, and keeps no question about it', async () => {
    const { user, store } = open();
    const button = await applyButton();
    givenNoResponse('post', APPLY);
    const reconnect = givenOffline();
    await user.click(button);
    const dialog = await failure();
    expect(dialog).toHaveTextContent('Anda sedang offline, jadi lamaran belum terkirim.');
    expect(dialog).toHaveTextContent('Sambungkan ke internet, lalu tekan Apply lagi.');
    expect(store.getState().pendingReferences.jobs).toEqual([]);

    reconnect();
    expect(dialog).toHaveTextContent('Koneksi sudah kembali, tetapi permintaan tadi belum terkirim.');
    expect(dialog).not.toHaveTextContent('Anda sedang offline');
    given('post', APPLY, { id: 'application-1' });
    await user.click(screen.getByRole('button', { name: 'Tutup' }));
    await user.click(await applyButton());
    expect(await prompt()).toBeVisible();
  });
});

describe('DiscoverySourcePrompt', () => {
  const save = jest.fn<Promise<void>, [string]>();

  const ask = (job = 'job-1') =>
    renderApp(<DiscoverySourcePrompt job={job} onSave={save} onSaved={() => undefined} onLeave={() => undefined} />, {
      preloaded: signedInState(),
    });

  const disnaker = () => screen.getByRole('radio', { name: 'Disnaker' });

  beforeEach(() => save.mockReset().mockResolvedValue());

  it('starts with the fact that the application was sent', () => {
    ask();
    const dialog = screen.getByRole('dialog', { name: 'Dari mana Anda mengetahui lowongan ini?' });
    expect(dialog).toHaveTextContent(/^Lamaran Anda sudah terkirim\.Dari mana/);
    expect(dialog).toHaveAccessibleDescription('Lamaran Anda sudah terkirim.');
  });

  it('does not repeat it when the candidate opens the question later', () => {
    renderApp(
      <DiscoverySourcePrompt job="job-1" onSave={save} onSaved={jest.fn()} onLeave={jest.fn()} hasCloseButton />,
      {
        preloaded: signedInState(),
      },
    );
    expect(screen.getByRole('dialog')).not.toHaveTextContent('terkirim');
  });

  it('has the choice again that was not sent, of this job alone, until it is', async () => {
    const first = ask();
    await first.user.click(disnaker());
    first.unmount();
    const other = ask('job-2');
    expect(disnaker()).not.toBeChecked();
    other.unmount();

    const { user } = ask();
    expect(screen.getByRole('status')).toHaveTextContent('Draf dipulihkan');
    expect(disnaker()).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Kirim' }));
    await waitFor(() => expect(save).toHaveBeenCalledWith('disnaker'));
    await waitFor(() => expect(storedDrafts()).toBe(''));
  });

  it('sends no source that a draft has made up', async () => {
    localStorage.setItem(
      'titian:draft:candidate-candidate-1:discovery-source:job-1:x',
      JSON.stringify({ version: 1, savedAt: Date.now(), values: { ref: 'lain' } }),
    );
    const { user } = ask();
    await user.click(screen.getByRole('button', { name: 'Kirim' }));
    const group = screen.getByRole('radiogroup');
    await waitFor(() => expect(group).toHaveAccessibleDescription('Anda harus memilih referensi!'));
    expect(save).not.toHaveBeenCalled();
  });
});

describe('AppliedDialog', () => {
  const open = () => renderApp(<AppliedDialog />, { path: '/jobs/staf-gudang' });

  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  it('leads to the jobs after 1.5 seconds', async () => {
    const { router } = open();
    await pass(1499);
    expect(router.state.location.pathname).toBe('/jobs/staf-gudang');
    await pass(1);
    expect(router.state.location.pathname).toBe('/jobs');
  });

  it('leads nowhere once another page was opened, whose chunk is late', async () => {
    const { router } = open();
    window.history.pushState(null, '', '/bantuan');
    await pass(5000);
    window.history.back();
    expect(router.state.location.pathname).toBe('/jobs/staf-gudang');
  });

  it('leads there at once by its button, and not a second time', async () => {
    const { router } = open();
    fireEvent.click(screen.getByRole('button', { name: 'Lanjut' }));
    await pass(0);
    expect(router.state.location.pathname).toBe('/jobs');
    await act(() => router.navigate('/application'));
    await pass(5000);
    expect(router.state.location.pathname).toBe('/application');
  });
});

describe('StickyOnPhone', () => {
  type Report = (entry: { isIntersecting: boolean; top: number }) => void;

  /** Reports where the button's place is, in pixels from the top of the window. */
  let report: Report;
  let Original: typeof IntersectionObserver;

  function givenWindow({ isPhone }: { isPhone: boolean }) {
    const { matchMedia } = window;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) =>
        Object.assign(matchMedia(query), { matches: isPhone && query.includes('max-width') }),
      );
  }

  beforeEach(() => {
    report = () => undefined;
    Original = window.IntersectionObserver;
    window.IntersectionObserver = class extends Original {
      constructor(callback: IntersectionObserverCallback) {
        super(callback);
        report = ({ isIntersecting, top }) =>
          act(() => callback([{ isIntersecting, boundingClientRect: { top } } as IntersectionObserverEntry], this));
      }
    };
  });
  afterEach(() => {
    window.IntersectionObserver = Original;
    jest.restoreAllMocks();
  });

  const open = (enabled = true) =>
    render(
      <StickyOnPhone enabled={enabled}>
        <button>Apply</button>
      </StickyOnPhone>,
      inTheme,
    );

  const isSticky = () => screen.getByRole('button', { name: 'Apply' }).parentElement?.hasAttribute('data-sticky');
  const reservedRoom = () => document.documentElement.style.getPropertyValue('--bottom-bar');

  it('keeps the button at the bottom while its place is above the window, and reserves the room', () => {
    givenWindow({ isPhone: true });
    const { unmount } = open();
    const button = screen.getByRole('button', { name: 'Apply' });
    expect(isSticky()).toBe(false);
    report({ isIntersecting: false, top: -200 });
    expect(isSticky()).toBe(true);
    expect(screen.getByRole('button')).toBe(button);
    expect(reservedRoom()).not.toBe('');
    report({ isIntersecting: true, top: 100 });
    expect(isSticky()).toBe(false);
    expect(reservedRoom()).toBe('');
    report({ isIntersecting: false, top: -200 });
    unmount();
    expect(reservedRoom()).toBe('');
  });

  it('leaves the button at its place while that is below the window', () => {
    givenWindow({ isPhone: true });
    open();
    report({ isIntersecting: false, top: 900 });
    expect(isSticky()).toBe(false);
  });

  it.each([
    ['on a wide screen', false, true],
    ['when it cannot be pressed', true, false],
  ])('leaves the button at its place %s', (_case, isPhone, enabled) => {
    givenWindow({ isPhone });
    open(enabled);
    report({ isIntersecting: false, top: -200 });
    expect(isSticky()).toBe(false);
  });
});
