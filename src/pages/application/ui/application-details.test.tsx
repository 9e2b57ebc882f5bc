/** Details behind More when the provider has the capabilities: timeline and withdrawing (specification 4, section 1). */
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { givenCacheStorage } from '@test/cache-storage';
import { givenCapabilities } from '@test/capabilities';
import { makeApplicationDto } from '@test/dto/application';
import { renderApp, signedInState } from '@test/render-app';
import { call, given, givenFailure, givenNoResponse, server } from '@test/server';
import { ApplicationPage } from './ApplicationPage';

const STATUS = 'job-application/application-status/';
const EVENTS = 'job-application/application-1/events/';
const WITHDRAW = 'job-application/application-1/withdraw/';

const HISTORY = [
  { id: 1, at: '2026-11-20T03:00:00Z', kind: 'sent' },
  { id: 2, at: '2026-11-21T03:00:00Z', kind: 'viewed' },
];

/** Opens the page and presses More on its one card. */
async function openMore() {
  const app = renderApp(<ApplicationPage />, { path: '/application', preloaded: signedInState() });
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

  it.each([[[]], [[{ id: 1, at: '2026-11-20T03:00:00Z', kind: 'archived' }]]])(
    'says that the provider sends no dates, for %j',
    async (events) => {
      given('get', EVENTS, events);
      await openMore();
      expect(await screen.findByText('Tanggal tiap tahap belum tersedia.')).toBeVisible();
    },
  );

  it.each([
    [
      'a refusal',
      () => givenFailure('get', EVENTS, 503, { statusCode: 5000, message: 'Sedang dirawat.' }),
      'Sedang dirawat.',
    ],
    ['no response', () => givenNoResponse('get', EVENTS), 'Periksa koneksi internet Anda, lalu coba lagi.'],
  ])('offers to try again after %s', async (_what, givenResponse, words) => {
    jest.spyOn(console, 'error').mockImplementation();
    givenResponse();
    const { user } = await openMore();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Riwayat lamaran belum bisa ditampilkan.');
    expect(alert).toHaveTextContent(words);
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
    const many = Array.from({ length: 300 }, (_, index) => ({
      id: index,
      at: new Date(Date.UTC(2025, 0, 1 + index)).toISOString(),
      kind: 'moved',
      step: 'screening',
    }));
    given('get', EVENTS, many);
    const { user } = await openMore();
    expect(await shown()).toHaveLength(8);
    expect((await shown())[0]).toBe('27 Oktober 2025Masuk tahap Screening');
    await user.click(screen.getByRole('button', { name: 'Tampilkan semua (300)' }));
    expect(await shown()).toHaveLength(300);
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
