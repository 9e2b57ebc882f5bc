import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { saveFile } from '@/shared/lib/download';
import { renderApp, signedInState } from '@test/render-app';
import { call, given, givenFailure, givenNoResponse, server } from '@test/server';
import { ExportDataSection } from './ExportDataSection';

jest.mock('@/shared/lib/download', () => ({ saveFile: jest.fn() }));

const CALL = 'candidate/export/';

const dataExport = (changes: object = {}) => ({
  id: 'e',
  status: 'running',
  progress: 40,
  size: null,
  createdAt: '2026-11-24T03:00:00Z',
  expiresAt: null,
  ...changes,
});

const READY = dataExport({ status: 'ready', progress: 100, size: 1_258_291, expiresAt: '2026-12-01T03:00:00Z' });

const renderSection = () => renderApp(<ExportDataSection />, { path: '/akun#export', preloaded: signedInState() });

/** The provider sends the file. */
const givenFile = () =>
  server.use(
    http.get(call(`${CALL}e/file/`), ({ request }) =>
      request.headers.get('Authorization') === 'Bearer test-token'
        ? new HttpResponse('PK', { headers: { 'Content-Type': 'application/zip' } })
        : new HttpResponse(null, { status: 401 }),
    ),
  );

afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});

it('says what the file has in it, starts it, follows it, and offers it once it is ready', async () => {
  given('get', CALL, []);
  const { user } = renderSection();
  const prepare = await screen.findByRole('button', { name: 'Siapkan data saya' });
  expect(screen.getByRole('region', { name: 'Unduh data saya' })).toHaveTextContent('foto profil dan CV Anda');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();

  const started = given('post', CALL, dataExport({ status: 'waiting', progress: 0 }));
  given('get', CALL, [dataExport({ status: 'waiting', progress: 0 })]);
  given('get', `${CALL}e/`, dataExport());
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] });
  await user.click(prepare);
  expect(await screen.findByRole('progressbar', { name: 'Sedang disiapkan: 40%' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  // The button has gone with what it has begun.
  expect(screen.getByRole('button', { name: 'Unduh data saya' })).toHaveFocus();
  expect(started).toHaveLength(1);

  given('get', `${CALL}e/`, dataExport({ progress: 80 }));
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(await screen.findByRole('progressbar', { name: 'Sedang disiapkan: 80%' })).toBeVisible();

  given('get', CALL, [READY]);
  const looks = given('get', `${CALL}e/`, READY);
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(await screen.findByRole('button', { name: 'Unduh (1,2 MB)' })).toBeVisible();
  expect(screen.getByText(/^File dihapus pada 1 Des/)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(9000));
  expect(looks).toHaveLength(1);
});

it('shows the export in progress again when the page is reopened', async () => {
  given('get', CALL, [dataExport()]);
  given('get', `${CALL}e/`, dataExport({ progress: 55 }));
  const first = renderSection();
  expect(await screen.findByRole('progressbar', { name: 'Sedang disiapkan: 55%' })).toBeVisible();
  first.unmount();
  renderSection();
  expect(await screen.findByRole('progressbar', { name: 'Sedang disiapkan: 55%' })).toBeVisible();
  const section = within(screen.getByRole('region', { name: 'Unduh data saya' }));
  expect(section.queryByRole('button')).not.toBeInTheDocument();
});

it('downloads the file with the session', async () => {
  given('get', CALL, [READY]);
  givenFile();
  const { user } = renderSection();
  await user.click(await screen.findByRole('button', { name: 'Unduh (1,2 MB)' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'data-titian.zip'));
  expect(screen.getByRole('button', { name: 'Unduh (1,2 MB)' })).toHaveFocus();
});

it('says that a file has expired, and offers to prepare another', async () => {
  given('get', CALL, [READY]);
  givenFailure('get', `${CALL}e/file/`, 404, { statusCode: 4004, message: 'File sudah dihapus.' });
  const { user } = renderSection();
  const download = await screen.findByRole('button', { name: 'Unduh (1,2 MB)' });
  given('get', CALL, []);
  await user.click(download);
  expect(await screen.findByRole('button', { name: 'Siapkan data saya' })).toBeVisible();
  expect(await screen.findByText('File sudah dihapus.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Unduh data saya' })).toHaveFocus();
  expect(saveFile).not.toHaveBeenCalled();
});

it('says that the file could not be downloaded, and saves nothing of a page that came instead', async () => {
  given('get', CALL, [READY]);
  server.use(http.get(call(`${CALL}e/file/`), () => HttpResponse.html('<h1>Bad gateway</h1>')));
  jest.spyOn(console, 'error').mockImplementation();
  const { user } = renderSection();
  await user.click(await screen.findByRole('button', { name: 'Unduh (1,2 MB)' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('File belum bisa diunduh.');
  expect(saveFile).not.toHaveBeenCalled();
});

it('prepares the export again', async () => {
  given('get', CALL, [READY]);
  const { user } = renderSection();
  const again = await screen.findByRole('button', { name: 'Siapkan ulang' });
  const started = given('post', CALL, dataExport({ id: 'f' }));
  given('get', CALL, [dataExport({ id: 'f' })]);
  given('get', `${CALL}f/`, dataExport({ id: 'f', progress: 10 }));
  await user.click(again);
  expect(await screen.findByRole('progressbar', { name: 'Sedang disiapkan: 10%' })).toBeVisible();
  expect(started).toHaveLength(1);
});

it('says that it failed, and tries again', async () => {
  given('get', CALL, [dataExport({ status: 'failed' })]);
  const { user } = renderSection();
  expect(await screen.findByRole('alert')).toHaveTextContent('Data Anda tidak berhasil disiapkan.');
  const started = given('post', CALL, dataExport());
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(started).toHaveLength(1));
});

it('says that it could not be started', async () => {
  given('get', CALL, []);
  givenFailure('post', CALL, 429, {}, { 'Retry-After': '60' });
  const { user } = renderSection();
  await user.click(await screen.findByRole('button', { name: 'Siapkan data saya' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('60 detik');
  expect(screen.getByRole('button', { name: 'Siapkan data saya' })).toHaveFocus();
});

it('says that the progress cannot be read, and shows the last that is known', async () => {
  given('get', CALL, [dataExport()]);
  givenNoResponse('get', `${CALL}e/`);
  renderSection();
  expect(await screen.findByText('Kemajuannya belum bisa dibaca. File tetap disiapkan.')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Sedang disiapkan: 40%' })).toBeVisible();
});

it('offers to try again where the exports could not be fetched, and none to prepare', async () => {
  givenNoResponse('get', CALL);
  const { user } = renderSection();
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  expect(screen.queryByRole('button', { name: 'Siapkan data saya' })).not.toBeInTheDocument();
  given('get', CALL, []);
  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'Siapkan data saya' })).toBeVisible();
});

it('says that it is loading', async () => {
  server.use(http.get(call(CALL), () => delay('infinite')));
  const { container } = renderSection();
  expect(await screen.findByRole('heading', { name: 'Unduh data saya' })).toBeVisible();
  expect(container.querySelector('[aria-busy=true]')).toBeVisible();
});
