import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { givenCapabilities } from '@test/capabilities';
import { makeJobDto, makeJobDtos } from '@test/dto/job';
import { gate } from '@test/job-pages';
import { searchBox } from '@test/jobs-page';
import { renderApp } from '@test/render-app';
import { call, given, givenFailure, server } from '@test/server';
import { JobList } from './JobList';

beforeEach(() => givenCapabilities('jobSearch'));

const open = (path: string) => renderApp(<JobList />, { path });

const company = { name: 'Swalayan Kliwon', logo: null, banner: null };
const kasir = makeJobDto({ id: 1, title: 'Kasir', company });
const gudang = makeJobDto({ id: 2, title: 'Staf Gudang' });

const inCompany = [{ field: 'company', term: 'kliwon', via: 'word' }];
const inRequirements = [{ field: 'requirements', term: 'smk', via: 'word' }];

type Row = ReturnType<typeof makeJobDto> & { matchedIn: object[] };

/** The provider's search finds these rows, by pages. */
function givenFound(rows: Row[], before: () => Promise<void> = async () => undefined, dropped?: string[]) {
  const calls: { params: Record<string, string>; signal: AbortSignal }[] = [];
  server.use(
    http.get(call('job/search/'), async ({ request }) => {
      const params = new URL(request.url).searchParams;
      calls.push({ params: Object.fromEntries(params), signal: request.signal });
      await before();
      const page = Number(params.get('page'));
      const pageSize = Number(params.get('pageSize'));
      return HttpResponse.json({
        statusCode: 2000,
        message: '',
        data: rows.slice((page - 1) * pageSize, page * pageSize),
        meta: { total: rows.length, page, pageSize, facets: {}, dropped },
      });
    }),
  );
  return calls;
}

const region = () => screen.findByRole('region', { name: 'Juga cocok' });

const rowsOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('listitem')
    .map((row) => {
      const title = within(row).getByRole('heading').textContent;
      return `${title}: ${row.querySelector('.related-reason')?.textContent}`;
    });

it('shows what the device finds at once, and below it what the provider alone finds', async () => {
  const provider = gate();
  given('get', 'job/list/', [kasir, gudang]);
  const calls = givenFound(
    [
      { ...kasir, matchedIn: inCompany },
      { ...gudang, matchedIn: inRequirements },
    ],
    () => provider.opened,
  );
  open('/jobs?search=kliwon&workplace=wfo');
  expect(rowsOf(await region())).toEqual(['Kasir: ada di nama perusahaan']);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.params).toEqual({ q: 'kliwon', workplace: 'wfo', page: '1', pageSize: '50' });
  provider.open();
  await waitFor(async () =>
    expect(rowsOf(await region())).toEqual(['Kasir: ada di nama perusahaan', 'Staf Gudang: di persyaratan: SMK']),
  );
  expect(within(await region()).getByText('2 lowongan')).toBeVisible();
});

it('names the words that the provider did without, and shows nothing without them before it responds', async () => {
  const provider = gate();
  given('get', 'job/list/', [kasir, gudang]);
  const calls = givenFound([{ ...kasir, matchedIn: inCompany }], () => provider.opened, ['astronot']);
  open('/jobs?search=kliwon+astronot');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Juga cocok' })).not.toBeInTheDocument();
  provider.open();
  expect(rowsOf(await region())).toEqual(['Kasir: ada di nama perusahaan']);
  expect(screen.getByText('tanpa: astronot')).toBeVisible();
});

it('shows what the provider finds where the device finds nothing', async () => {
  given('get', 'job/list/', [kasir, gudang]);
  givenFound([{ ...gudang, matchedIn: inRequirements }]);
  open('/jobs?search=SMK');
  expect(rowsOf(await region())).toEqual(['Staf Gudang: di persyaratan: SMK']);
});

it('does not repeat what the list shows', async () => {
  given('get', 'job/list/', [kasir, gudang]);
  givenFound([
    { ...gudang, matchedIn: [{ field: 'title', term: 'gudang', via: 'word' }] },
    { ...kasir, matchedIn: [{ field: 'description', term: 'gudang', via: 'word' }] },
  ]);
  open('/jobs?search=gudang');
  expect(rowsOf(await region())).toEqual(['Kasir: di deskripsi: gudang']);
});

it('sends one request for what was typed, and aborts what is not needed any more', async () => {
  const slow = gate();
  given('get', 'job/list/', [kasir, gudang]);
  const calls = givenFound([{ ...gudang, matchedIn: inRequirements }], () => slow.opened);
  const { user } = open('/jobs');
  await screen.findAllByRole('article');
  await user.type(searchBox(), 'smk');
  await waitFor(() => expect(calls.map(({ params }) => params.q)).toEqual(['smk']));
  await user.type(searchBox(), ' mes');
  await waitFor(() => expect(calls.map(({ params }) => params.q)).toEqual(['smk', 'smk mes']));
  expect(calls[0]?.signal.aborted).toBe(true);
  slow.open();
  expect(rowsOf(await region())).toEqual(['Staf Gudang: di persyaratan: SMK']);
});

it('keeps what the device finds when the provider fails, says so, and tries again', async () => {
  given('get', 'job/list/', [kasir, gudang]);
  givenFailure('get', 'job/search/', 400);
  const { user } = open('/jobs?search=kliwon');
  expect(rowsOf(await region())).toEqual(['Kasir: ada di nama perusahaan']);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Lowongan yang juga cocok belum bisa dicari semuanya.');
  expect(rowsOf(await region())).toEqual(['Kasir: ada di nama perusahaan']);
  givenFound([{ ...gudang, matchedIn: inRequirements }]);
  await user.click(within(alert).getByRole('button', { name: 'Coba lagi' }));
  await waitFor(async () =>
    expect(rowsOf(await region())).toEqual(['Kasir: ada di nama perusahaan', 'Staf Gudang: di persyaratan: SMK']),
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows no guess of the device beside what the provider knows', async () => {
  const provider = gate();
  given('get', 'job/list/', [kasir, gudang]);
  const calls = givenFound(
    [{ ...gudang, matchedIn: [{ field: 'description', term: 'pasir', via: 'word' }] }],
    () => provider.opened,
  );
  open('/jobs?search=pasir');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('article', { name: 'Kasir' })).not.toBeInTheDocument();
  provider.open();
  expect(rowsOf(await region())).toEqual(['Staf Gudang: di deskripsi: pasir']);
});

it.each([
  ['finds nothing', () => givenFound([])],
  ['has no such search', () => givenCapabilities()],
  ['does not respond', () => givenFailure('get', 'job/search/', 400)],
])('shows guesses of the device where the provider %s', async (_what, givenProvider) => {
  given('get', 'job/list/', [kasir, gudang]);
  givenProvider();
  open('/jobs?search=pasir');
  expect(rowsOf(await region())).toEqual(['Kasir: mirip: kasir']);
});

it('fetches the next page when all that is known is shown', async () => {
  given('get', 'job/list/', [kasir]);
  const rows = makeJobDtos(60).map((job) => ({ ...job, matchedIn: inRequirements }));
  const calls = givenFound(rows);
  const { user } = open('/jobs?search=smk');
  const found = within(await region());
  expect(found.getByText('60 lowongan')).toBeVisible();
  const more = () => user.click(found.getByRole('button', { name: 'Tampilkan lainnya' }));
  for (const shown of [15, 25, 35, 45]) {
    await more();
    expect(found.getAllByRole('article')).toHaveLength(shown);
  }
  expect(calls).toHaveLength(1);
  await more();
  await waitFor(() => expect(found.getAllByRole('article')).toHaveLength(55));
  expect(calls[1]?.params).toMatchObject({ page: '2' });
  await more();
  expect(found.getAllByRole('article')).toHaveLength(60);
  expect(found.queryByRole('button', { name: 'Tampilkan lainnya' })).not.toBeInTheDocument();
});
