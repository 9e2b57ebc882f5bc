import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { givenCapabilities } from '@test/capabilities';
import { renderApp, signedInState } from '@test/render-app';
import { call, given, givenFailure, server, untilCallsSeen } from '@test/server';
import { NewsPage } from './NewsPage';

const job = { id: 'j', slug: 'kasir', title: 'Kasir', company: 'Toko Uji', status: 'open', deadline: '2026-12-01' };
const seen = (id: number, readAt: string | null = null, values: object = {}) => ({
  id: String(id),
  at: '2026-11-20T02:00:00Z',
  readAt,
  kind: 'application',
  event: 'viewed',
  job: { ...job, title: `Kasir ${id}` },
  ...values,
});
const READ = '2026-11-21T00:00:00Z';

type Row = ReturnType<typeof seen>;

/** The provider has this news, a page of two at a time, and marks it as read. Returns the bodies that it was sent. */
function givenNews(rows: Row[]) {
  let news = rows;
  const bodies: { ids: string[] }[] = [];
  server.use(
    http.get(call('candidate/notification/'), ({ request }) => {
      const after = Number(new URL(request.url).searchParams.get('after') ?? Number.POSITIVE_INFINITY);
      const older = news.filter(({ id }) => Number(id) < after);
      const data = older.slice(0, 2);
      const unread = news.filter(({ readAt }) => readAt === null).length;
      const meta = { unread, next: older.length > 2 ? data.at(-1)?.id : null };
      return HttpResponse.json({ statusCode: 2000, message: '', data, meta });
    }),
    http.post(call('candidate/notification/read/'), async ({ request }) => {
      const body = (await request.json()) as { ids: string[] };
      bodies.push(body);
      news = news.map((row) => (body.ids.includes(row.id) ? { ...row, readAt: READ } : row));
      return HttpResponse.json({ statusCode: 2000, message: '', data: { unread: 0 } });
    }),
  );
  return { bodies, add: (row: Row) => (news = [row, ...news]) };
}

function renderPage() {
  givenCapabilities('notifications');
  return renderApp(<NewsPage />, { path: '/kabar', preloaded: signedInState() });
}

const sentences = () => screen.getAllByText(/^Perusahaan melihat/).map(({ textContent }) => textContent);
const sentence = (id: number) => `Perusahaan melihat lamaran Anda untuk Kasir ${id}.`;

it('lists news with its state, and links it to where it can be checked', async () => {
  givenNews([seen(2), seen(1, READ, { kind: 'savedJobCloses' })]);
  renderPage();
  expect(await screen.findByRole('link', { name: sentence(2) })).toHaveAttribute('href', '/application');
  expect(screen.getByRole('link', { name: /^Lowongan tersimpan Kasir 1/ })).toHaveAttribute('href', '/jobs/kasir');
  const [first, second] = within(screen.getByRole('list', { name: 'Daftar kabar' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('Toko Uji · 20 Nov');
  expect(first).toHaveTextContent('Baru');
  expect(second).not.toHaveTextContent('Baru');
});

it('marks as read what it shows, and keeps its sign until the page is left', async () => {
  const { bodies } = givenNews([seen(3), seen(2, READ), seen(1)]);
  const { user, unmount, store } = renderPage();
  const signs = () => screen.queryAllByText('Baru');
  await waitFor(() => expect(bodies).toEqual([{ ids: ['3'] }]));
  await user.click(await screen.findByRole('button', { name: 'Muat lagi' }));
  await waitFor(() => expect(bodies).toEqual([{ ids: ['3'] }, { ids: ['1'] }]));
  await waitFor(() =>
    expect(Object.values(store.getState().provider.queries).map((query) => query?.status)).not.toContain('pending'),
  );
  expect(signs()).toHaveLength(2);
  unmount();
  renderPage();
  expect(await screen.findByText(sentence(3))).toBeVisible();
  expect(signs()).toHaveLength(0);
  expect(bodies).toHaveLength(2);
});

it('shows the news although it could not be marked', async () => {
  givenNews([seen(1)]);
  givenFailure('post', 'candidate/notification/read/', 500);
  renderPage();
  expect(await screen.findByText(sentence(1))).toBeVisible();
  await act(untilCallsSeen);
  expect(screen.getByText('Baru')).toBeVisible();
});

it('loads more, page by page, without a gap when news comes in', async () => {
  const news = givenNews([5, 4, 3, 2, 1].map((id) => seen(id, READ)));
  const { user, store } = renderPage();
  await user.click(await screen.findByRole('button', { name: 'Muat lagi' }));
  await waitFor(() => expect(sentences()).toEqual([5, 4, 3, 2].map(sentence)));
  news.add(seen(6));
  const { notificationApi } = jest.requireActual('@/entities/notification/notification.api');
  store.dispatch(notificationApi.util.invalidateTags(['Notification']));
  await waitFor(() => expect(sentences()).toEqual([6, 5, 4, 3].map(sentence)));
  await user.click(screen.getByRole('button', { name: 'Muat lagi' }));
  await waitFor(() => expect(sentences()).toEqual([6, 5, 4, 3, 2, 1].map(sentence)));
  expect(screen.queryByRole('button', { name: 'Muat lagi' })).not.toBeInTheDocument();
});

it('shows the jobs of a saved search, a few at first', async () => {
  const jobs = [1, 2, 3, 4].map((id) => ({ ...job, slug: `kasir-${id}`, title: `Kasir ${id}` }));
  const search = { id: 's', name: 'kasir sleman', count: 3000, jobs };
  givenNews([seen(1, READ, { kind: 'savedSearch', search })]);
  const { user } = renderPage();
  const list = await screen.findByRole('list', { name: '4 lowongan baru, dan 2.996 lagi untuk “kasir sleman”.' });
  expect(within(list).getAllByRole('link')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Tampilkan semua (4)' }));
  expect(within(list).getByRole('link', { name: 'Kasir 4' })).toHaveAttribute('href', '/jobs/kasir-4');
});

describe('an appointment', () => {
  const rowOf = (status: string, sequence = 0, at = '2999-11-30T02:00:00Z') =>
    seen(1, READ, {
      kind: 'appointment',
      appointment: {
        id: 'a',
        sequence,
        at,
        zone: 'Asia/Makassar',
        place: 'Kantor',
        url: 'https://rapat.example/1',
        status,
      },
    });

  /** The files that are downloaded. */
  function givenDownloads() {
    const files: Blob[] = [];
    URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    return files;
  }

  afterEach(() => jest.restoreAllMocks());

  it('has its place and link, and goes into a calendar', async () => {
    const files = givenDownloads();
    givenNews([rowOf('scheduled')]);
    const { user } = renderPage();
    expect(await screen.findByText('Kantor')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buka tautan janji temu' })).toHaveAttribute(
      'href',
      'https://rapat.example/1',
    );
    expect(screen.getByRole('link', { name: 'Google Kalender' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/calendar\.google\.com\/.*29991130T020000Z/),
    );
    await user.click(screen.getByRole('button', { name: 'Tambah ke kalender' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.type).toBe('text/calendar;charset=utf-8');
  });

  it('that was cancelled leaves the calendar, with nothing else of it', async () => {
    givenNews([rowOf('cancelled', 1)]);
    renderPage();
    expect(await screen.findByRole('button', { name: 'Hapus dari kalender' })).toBeVisible();
    expect(screen.queryByText('Kantor')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Kalender|tautan/ })).not.toBeInTheDocument();
  });

  it.each([
    ['belongs to an application that has ended', rowOf('ended')],
    ['has passed', rowOf('scheduled', 0, '2020-11-30T02:00:00Z')],
  ])('that %s goes into no calendar', async (_what, row) => {
    givenNews([row]);
    renderPage();
    expect(await screen.findByRole('link', { name: /^Janji temu untuk Kasir 1/ })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Google Kalender' })).not.toBeInTheDocument();
  });
});

it('says that it is loading, and that there is none', async () => {
  server.use(
    http.get(call('candidate/notification/'), async () => {
      await delay(50);
      return HttpResponse.json({ statusCode: 2000, message: '', data: [], meta: { unread: 0, next: null } });
    }),
  );
  renderPage();
  expect(screen.getByText('Kabar sedang dimuat.')).toBeInTheDocument();
  expect(await screen.findByText('Belum ada kabar.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cari lowongan' })).toHaveAttribute('href', '/jobs');
});

it('says that the news could not be fetched, and tries again', async () => {
  givenFailure('get', 'candidate/notification/', 500);
  const { user } = renderPage();
  expect(await screen.findByText('Kabar belum bisa ditampilkan.')).toBeVisible();
  givenNews([seen(1)]);
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText(sentence(1))).toBeVisible();
});

it('makes no call where the provider has no news, and leads to the applications', async () => {
  const requests = given('get', 'candidate/notification/', []);
  givenCapabilities('bookmarks');
  renderApp(<NewsPage />, { path: '/kabar', preloaded: signedInState() });
  expect(screen.getByRole('link', { name: 'Buka Status Lamaran' })).toHaveAttribute('href', '/application');
  expect(requests).toEqual([]);
});
