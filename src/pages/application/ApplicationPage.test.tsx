import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { rememberDeletion } from '@/entities/privacy';
import { pendingReferencesSlice } from '@/features/apply-job';
import { givenCacheStorage } from '@test/cache-storage';
import { givenCapabilities } from '@test/capabilities';
import { makeApplicationDto } from '@test/dto/application';
import { renderApp, signedInState } from '@test/render-app';
import { call, given, givenFailure, givenNoResponse, server } from '@test/server';
import { ApplicationPage } from './ApplicationPage';

const STATUS = 'job-application/application-status/';

const open = () => renderApp(<ApplicationPage />, { path: '/application', preloaded: signedInState() });

let mockIsChunkThere = true;

jest.mock('./ApplicationDetails', () => ({
  get ApplicationDetails() {
    if (!mockIsChunkThere) throw new Error('Loading chunk 7 failed.');
    return jest.requireActual<{ ApplicationDetails: unknown }>('./ApplicationDetails').ApplicationDetails;
  },
}));

// First, since nothing has the chunk yet.
describe('chunk of the details', () => {
  it('is fetched again on request where it did not come', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    mockIsChunkThere = false;
    given('get', STATUS, [makeApplicationDto()]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'More' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Rincian lamaran ini belum bisa ditampilkan.');
    expect(log).toHaveBeenCalled();
    log.mockRestore();

    mockIsChunkThere = true;
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('button', { name: /^Tahap 1 dari 8/ })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('list', () => {
  const { referenceAsked } = pendingReferencesSlice.actions;

  it('shows one card for each application, named by the job', async () => {
    const requests = given('get', STATUS, [
      makeApplicationDto({ id: 1 }),
      makeApplicationDto({ id: 2, status: 'mcu', job: { id: 'job-2', title: 'Kasir', slug: 'kasir' } }),
    ]);
    open();
    const first = await screen.findByRole('article', { name: 'Staf Gudang' });
    expect(within(first).getByRole('heading', { level: 2, name: 'Staf Gudang' })).toBeVisible();
    expect(within(first).getByText('Apply : 20 November 2026')).toBeVisible();
    expect(within(first).getByText('Apply | Available')).toBeVisible();
    expect(within(first).getByRole('link')).toHaveAttribute('href', '/jobs/staf-gudang-jakarta');
    const second = screen.getByRole('article', { name: 'Kasir' });
    expect(within(second).getByText('Medical Check Up | Available')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Status Lamaran' })).toBeVisible();
    expect(document.title).toBe('Status Lamaran – Titian');
    expect(requests).toMatchObject([{ authorization: 'Bearer test-token' }]);
  });

  it('shows the step with the state of the job, and the stamp of an application that has ended', async () => {
    const CASES = [
      ['onboard', 'open', 'Onboard | Accepted', null],
      ['onboard', 'closed', 'Onboard | Closed', 'ACCEPTED'],
      ['psikotest', 'Closed', 'Psikotest | Rejected', 'CLOSED'],
      ['psikotest', 'Available', 'Psikotest | Available', null],
      ['Tes Lisan', 'open', 'Tes Lisan | Available', null],
      [7, 'open', 'Tahap tidak diketahui | Available', null],
    ] as const;
    const rows = CASES.map(([status, jobStatus], id) => ({
      ...makeApplicationDto({ id, job: { title: `Lowongan ${id}`, status: jobStatus } }),
      status,
    }));
    given('get', STATUS, rows);
    open();
    const shown = (await screen.findAllByRole('article')).map((card) => [
      within(card).queryByText(/ \| /)?.textContent,
      within(card).queryByText(/^(ACCEPTED|CLOSED)$/)?.textContent ?? null,
    ]);
    expect(shown).toEqual(CASES.map(([, , badge, stamp]) => [badge, stamp]));
  });

  it('says how long it waits beside the usual time, and after twice that where similar jobs are', async () => {
    const answers = { days: 6, answered: 10, counted: 15 };
    const ago = (days: number) => new Date(Date.now() - (days - 0.5) * 86_400_000).toISOString();
    given('get', STATUS, [
      makeApplicationDto({ id: 1, appliedAt: ago(9), answers }),
      makeApplicationDto({ id: 2, appliedAt: ago(13), answers, job: { slug: 'kasir' } }),
      makeApplicationDto({ id: 3, answers: null }),
    ]);
    givenCapabilities('answers');
    open();
    const cards = await screen.findAllByRole('article');
    const told = cards.map((card) => within(card).queryByText(/perusahaan ini biasanya/)?.textContent);
    expect(told).toEqual([
      'Hari ke-9; perusahaan ini biasanya menjawab dalam 6 hari.',
      'Hari ke-13; perusahaan ini biasanya menjawab dalam 6 hari. Belum ada jawaban. Lowongan serupa',
      undefined,
    ]);
    expect(cards[0]).toHaveTextContent('10 dari 15 pelamar dijawab (180 hari terakhir). Dihitung dari');
    expect(screen.getByRole('link', { name: 'Lowongan serupa' })).toHaveAttribute(
      'href',
      '/jobs/kasir#lowongan-serupa',
    );
  });

  it('unfolds where the application stands, and folds it again', async () => {
    given('get', STATUS, [makeApplicationDto({ status: 'interview_hr' })]);
    const { user } = open();
    const more = await screen.findByRole('button', { name: 'More' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('list', { name: 'Tahapan lamaran' })).not.toBeInTheDocument();

    await user.click(more);
    await user.click(await screen.findByRole('button', { name: 'Tahap 4 dari 8: Interview HR' }));
    const steps = within(await screen.findByRole('list', { name: 'Tahapan lamaran' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'ApplySelesai',
      'ScreeningSelesai',
      'PsikotestSelesai',
      'Interview HRTahap saat ini',
      '5Interview UserBelum dimulai',
      '6OfferingBelum dimulai',
      '7Medical Check UpBelum dimulai',
      '8OnboardBelum dimulai',
    ]);
    expect(steps.filter((step) => step.getAttribute('aria-current') === 'step')).toEqual([steps[3]]);

    const less = screen.getByRole('button', { name: 'Less' });
    expect(less).toHaveAttribute('aria-expanded', 'true');
    await user.click(less);
    expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('marks the step that was reached when the job closed, and says no more than that', async () => {
    given('get', STATUS, [makeApplicationDto({ status: 'screening', job: { status: 'closed' } })]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('button', { name: 'Tahap 2 dari 8: Screening' }));
    expect((await screen.findAllByRole('listitem'))[1]).toHaveTextContent(
      'ScreeningLowongan ditutup. Perusahaan belum memberi keputusan.',
    );
  });

  it('says so when there is none, and not while it waits', async () => {
    server.use(
      http.get(call(STATUS), async () => {
        await delay(50);
        return HttpResponse.json({ statusCode: 2000, message: '', data: [] });
      }),
    );
    open();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText('There is no application.')).not.toBeInTheDocument();
    expect(await screen.findByText('There is no application.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cari lowongan' })).toHaveAttribute('href', '/jobs');
  });

  it("offers to try again after a failure, in the provider's words, and logs it", async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    givenFailure('get', STATUS, 503, { statusCode: 5000, message: 'Sedang dirawat.' });
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Sedang dirawat.');
    expect(log).toHaveBeenCalled();
    log.mockRestore();
    expect(screen.queryByText('There is no application.')).not.toBeInTheDocument();

    given('get', STATUS, [makeApplicationDto()]);
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('article', { name: 'Staf Gudang' })).toBeVisible();
  });

  describe('a question that was left after applying', () => {
    const REFERENCE = 'job/job-reference/';
    const UNANSWERED = 'Satu pertanyaan belum dijawab';
    const QUESTION = { name: 'Dari mana Anda mengetahui lowongan ini?' };

    const openWith = (owner: string) => {
      const app = open();
      act(() => void app.store.dispatch(referenceAsked({ owner, job: 'job-2', slug: 'kasir' })));
      return app;
    };

    const givenTwo = (job: { id?: string; slug?: string } = {}) =>
      given('get', STATUS, [
        makeApplicationDto({ id: 1 }),
        makeApplicationDto({ id: 2, job: { id: 'job-2', title: 'Kasir', slug: 'kasir', ...job } }),
      ]);

    const cards = async () => ({
      other: within(await screen.findByRole('article', { name: 'Staf Gudang' })),
      kasir: within(screen.getByRole('article', { name: 'Kasir' })),
    });

    it('is answered on the card of its application, once, by the same call', async () => {
      givenTwo();
      const references = given('post', REFERENCE, null);
      const { user, store } = openWith('candidate-1');
      const { other, kasir } = await cards();
      expect(other.queryByText(UNANSWERED)).not.toBeInTheDocument();
      expect(kasir.getByText(UNANSWERED)).toBeVisible();

      await user.click(kasir.getByRole('button', { name: 'Jawab' }));
      const prompt = within(await screen.findByRole('dialog', QUESTION));
      await user.click(prompt.getByRole('button', { name: 'Kirim' }));
      await waitFor(() => expect(prompt.getByRole('radiogroup')).toBeInvalid());
      await user.click(prompt.getByRole('radio', { name: 'Job Fair' }));
      await user.click(prompt.getByRole('button', { name: 'Kirim' }));

      const thanks = await kasir.findByText('Terima kasih, jawaban Anda sudah disimpan.');
      expect(thanks.closest('[tabindex]')).toHaveFocus();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(kasir.queryByText(UNANSWERED)).not.toBeInTheDocument();
      expect(references).toMatchObject([
        { body: { job_id: 'job-2', candidate_id: 'candidate-1', ref: 'job_fair' }, authorization: 'Bearer test-token' },
      ]);
      expect(store.getState().pendingReferences.jobs).toEqual([]);
    });

    it('is left again with what was chosen', async () => {
      givenTwo();
      const { user } = openWith('candidate-1');
      const { kasir } = await cards();
      await user.click(kasir.getByRole('button', { name: 'Jawab' }));
      await user.click(within(await screen.findByRole('dialog', QUESTION)).getByRole('radio', { name: 'Disnaker' }));
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(kasir.getByText(UNANSWERED)).toBeVisible();
      expect(kasir.getByRole('button', { name: 'Jawab' })).toHaveFocus();

      await user.click(kasir.getByRole('button', { name: 'Jawab' }));
      expect(
        within(await screen.findByRole('dialog', QUESTION)).getByRole('radio', { name: 'Disnaker' }),
      ).toBeChecked();
    });

    it('stays when the answer could not be saved', async () => {
      jest.spyOn(console, 'error').mockImplementation();
      givenTwo();
      givenNoResponse('post', REFERENCE);
      const { user, store } = openWith('candidate-1');
      await user.click((await cards()).kasir.getByRole('button', { name: 'Jawab' }));
      const prompt = within(await screen.findByRole('dialog', QUESTION));
      await user.click(prompt.getByRole('radio', { name: 'Disnaker' }));
      await user.click(prompt.getByRole('button', { name: 'Kirim' }));
      expect(await prompt.findByRole('alert')).toHaveTextContent('Gagal menyimpan referensi');
      expect(store.getState().pendingReferences.jobs).toHaveLength(1);
    });

    it('is known by the slug where the provider leaves out the id of the job', async () => {
      givenTwo({ id: undefined });
      openWith('candidate-1');
      expect((await cards()).kasir.getByText(UNANSWERED)).toBeVisible();
    });

    it('is not asked for a withdrawn application', async () => {
      given('get', STATUS, [makeApplicationDto({ outcome: 'withdrawn', job: { id: 'job-2', slug: 'kasir' } })]);
      openWith('candidate-1');
      await screen.findByRole('article');
      expect(screen.queryByText(UNANSWERED)).not.toBeInTheDocument();
    });

    it('is shown only to the candidate who applied', async () => {
      givenTwo();
      openWith('candidate-2');
      await cards();
      expect(screen.queryByText(UNANSWERED)).not.toBeInTheDocument();
    });
  });

  it('says that the account is going to be deleted, and what that means for the applications', async () => {
    rememberDeletion('candidate-1', '2999-12-01T03:00:00Z');
    given('get', 'candidate/deletion/', { requestedAt: '2999-11-24T03:00:00Z', deleteAt: '2999-12-01T03:00:00Z' });
    given('get', STATUS, []);
    open();
    expect(await screen.findByText(/Lamaran yang masih berjalan sudah ditarik/)).toBeVisible();
  });
});

/** Details behind More when the provider has the capabilities: timeline and withdrawing (specification 4, section 1). */
describe('details', () => {
  const EVENTS = 'job-application/application-1/events/';
  const WITHDRAW = 'job-application/application-1/withdraw/';

  const HISTORY = [
    { id: 1, at: '2026-11-20T03:00:00Z', kind: 'sent' },
    { id: 2, at: '2026-11-21T03:00:00Z', kind: 'viewed' },
  ];

  /** Opens the page and presses More on its one card. */
  async function openMore() {
    const app = open();
    await app.user.click(await screen.findByRole('button', { name: 'More' }));
    return app;
  }

  const timeline = () => screen.findByRole('list', { name: 'Riwayat lamaran' });
  const shown = async () =>
    within(await timeline())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  /** All that a clock does but telling the time. */
  const REAL = [
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'queueMicrotask',
    'nextTick',
    'performance',
    'requestAnimationFrame',
    'cancelAnimationFrame',
  ] as const;

  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-23T08:00:00Z'), doNotFake: [...REAL] });
    given('get', STATUS, [makeApplicationDto()]);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  describe('a provider without capabilities', () => {
    it('has the screen of the specification: no call, no region, no word of it', async () => {
      const { user } = await openMore();
      const card = screen.getByRole('article');
      await user.click(await within(card).findByRole('button', { name: /^Tahap 1 dari 8/ }));
      await delay(50);
      expect(within(card).getAllByRole('list')).toHaveLength(1);
      expect(within(card).getAllByRole('button')).toHaveLength(2);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(card).toHaveTextContent(/8OnboardBelum dimulai$/);
    });
  });

  describe('the timeline', () => {
    beforeEach(() => givenCapabilities('applicationEvents'));

    it('is fetched when More is pressed, and shows what happened with its days, newest first', async () => {
      const requests = given('get', EVENTS, HISTORY);
      await openMore();
      expect(await shown()).toEqual(['21 November 2026Dilihat perusahaan', '20 November 2026Lamaran dikirim']);
      expect(requests).toMatchObject([{ authorization: 'Bearer test-token' }]);
      expect(screen.queryByRole('button', { name: /^Tarik lamaran/ })).not.toBeInTheDocument();
    });

    it('shows an appointment that is to come, with its link', async () => {
      const appointment = {
        at: '2026-11-30T02:00:00Z',
        zone: 'Asia/Makassar',
        place: 'Kantor',
        url: 'https://r.example/1',
      };
      given('get', EVENTS, [...HISTORY, { id: 3, at: '2026-11-22T03:00:00Z', kind: 'appointment', appointment }]);
      await openMore();
      expect((await shown())[0]).toBe(
        'Akan datangJanji temuSenin, 30 November 2026, 10.00 WITAKantorBuka tautan janji temu',
      );
      const link = screen.getByRole('link', { name: 'Buka tautan janji temu' });
      expect(link).toHaveAttribute('href', 'https://r.example/1');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    });

    it('says that it is loading, and of a slow response no more than that', async () => {
      server.use(http.get(call(EVENTS), () => new Promise<Response>(() => undefined)));
      await openMore();
      expect(await screen.findByText('Riwayat lamaran sedang dimuat.')).toBeInTheDocument();
      expect(screen.queryByText('Tanggal tiap tahap belum tersedia.')).not.toBeInTheDocument();
    });

    it('says that the provider sends no dates where it knows none of the events', async () => {
      given('get', EVENTS, [{ id: 1, at: '2026-11-20T03:00:00Z', kind: 'archived' }]);
      await openMore();
      expect(await screen.findByText('Tanggal tiap tahap belum tersedia.')).toBeVisible();
    });

    it('offers to try again after a failure', async () => {
      jest.spyOn(console, 'error').mockImplementation();
      givenNoResponse('get', EVENTS);
      const { user } = await openMore();
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('Riwayat lamaran belum bisa ditampilkan.');
      expect(alert).toHaveTextContent('Periksa koneksi internet Anda, lalu coba lagi.');
      given('get', EVENTS, HISTORY);
      await user.click(within(alert).getByRole('button', { name: 'Coba lagi' }));
      expect(await shown()).toHaveLength(2);
    });

    it('shows the offline copy with its date, without a connection', async () => {
      const caches = givenCacheStorage();
      jest.spyOn(console, 'error').mockImplementation();
      given('get', EVENTS, HISTORY);
      const first = await openMore();
      await timeline();
      await waitFor(() => expect(caches.putCount()).toBe(2));
      first.unmount();

      givenNoResponse('get', EVENTS);
      await openMore();
      const section = (await timeline()).closest('section');
      expect(section).not.toBeNull();
      expect(await within(section as HTMLElement).findByRole('status')).toHaveTextContent(/23 Nov \d\d\.00/);
      expect(await shown()).toHaveLength(2);
      caches.remove();
    });

    it('shows the newest of very many, and all of them on request', async () => {
      const many = Array.from({ length: 30 }, (_, index) => ({
        id: index,
        at: new Date(Date.UTC(2025, 0, 1 + index)).toISOString(),
        kind: 'moved',
        step: 'screening',
      }));
      given('get', EVENTS, many);
      const { user } = await openMore();
      expect(await shown()).toHaveLength(8);
      expect((await shown())[0]).toBe('30 Januari 2025Masuk tahap Screening');
      await user.click(screen.getByRole('button', { name: 'Tampilkan semua (30)' }));
      expect(await shown()).toHaveLength(30);
      expect(screen.queryByRole('button', { name: /Tampilkan semua/ })).not.toBeInTheDocument();
    });

    it('leaves out and logs an event that does not match the schema', async () => {
      const log = jest.spyOn(console, 'error').mockImplementation();
      given('get', EVENTS, [...HISTORY, { id: 9 }, null]);
      await openMore();
      expect(await shown()).toHaveLength(2);
      expect(log).toHaveBeenCalledTimes(2);
    });
  });

  describe('withdrawing', () => {
    beforeEach(() => givenCapabilities('applicationWithdraw', 'applicationEvents'));

    it('leaves the application readable, with what happened', async () => {
      given('get', EVENTS, HISTORY);
      const { user } = await openMore();
      await user.click(await screen.findByRole('button', { name: 'Tarik lamaran Staf Gudang' }));
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Lanjut' }));

      given('post', WITHDRAW, null);
      const outcomeAt = '2026-11-23T08:00:00Z';
      given('get', STATUS, [makeApplicationDto({ outcome: 'withdrawn', outcomeAt, outcomeReason: null })]);
      given('get', EVENTS, [...HISTORY, { id: 3, at: outcomeAt, kind: 'withdrawn' }]);
      await user.click(await screen.findByRole('button', { name: 'Ya, tarik lamaran' }));

      const card = within(await screen.findByRole('article', { name: 'Staf Gudang' }));
      expect(await card.findByText('Anda menarik lamaran ini pada 23 November 2026.')).toBeVisible();
      expect(card.getByText('Lamaran Anda telah ditarik.')).toBeVisible();
      expect(card.getByText('Apply | Available')).toBeVisible();
      await waitFor(async () => expect((await shown())[0]).toBe('23 November 2026Lamaran ditarik'));
      expect(card.queryByRole('button', { name: /^Tarik lamaran/ })).not.toBeInTheDocument();
    });
  });
});
