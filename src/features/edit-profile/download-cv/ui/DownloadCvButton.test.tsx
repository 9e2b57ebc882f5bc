import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { renderApp, signedInState } from '@test/render-app';
import { call, givenFailure, givenHtml, givenNoResponse, server } from '@test/server';
import { DownloadCvButton } from './DownloadCvButton';

const PATH = 'candidate/generate-cv/';

/** The files that were handed to the browser. */
function watchDownloads() {
  const files: { name: string; type: string; size: number }[] = [];
  const blobs: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    blobs.push(file as Blob);
    return 'blob:test';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.at(-1);
    files.push({ name: this.download, type: blob?.type ?? '', size: blob?.size ?? 0 });
  });
  return files;
}

function givenPdf(headers: Record<string, string> = {}) {
  const tokens: (string | null)[] = [];
  server.use(
    http.get(call(PATH), async ({ request }) => {
      tokens.push(request.headers.get('Authorization'));
      await delay(50);
      return new HttpResponse('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf', ...headers } });
    }),
  );
  return tokens;
}

const open = () => renderApp(<DownloadCvButton />, { preloaded: signedInState() });

afterEach(() => jest.restoreAllMocks());

it('saves the file as CV.pdf, and is disabled while it is on its way', async () => {
  const files = watchDownloads();
  const tokens = givenPdf();
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Download Resume' }));
  expect(await screen.findByRole('button', { name: 'Downloading...' })).toBeDisabled();
  expect(await screen.findByRole('button', { name: 'Download Resume' })).toBeEnabled();
  expect(files).toEqual([{ name: 'CV.pdf', type: 'application/pdf', size: 8 }]);
  expect(tokens).toEqual(['Bearer test-token']);
});

it('says which characters are missing before it saves the file', async () => {
  const files = watchDownloads();
  givenPdf({ 'X-Missing-Characters': encodeURIComponent('ᨅ𠮷') });
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Download Resume' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('akan tampil sebagai kotak: ᨅ 𠮷');
  expect(files).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Tetap unduh' }));
  await waitFor(() => expect(files).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('saves the file when the header cannot be read', async () => {
  const files = watchDownloads();
  givenPdf({ 'X-Missing-Characters': '%E0%A4%A' });
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Download Resume' }));
  await waitFor(() => expect(files).toHaveLength(1));
});

const NOT_DONE = 'CV tidak dapat diunduh. Permintaan ini belum bisa dipenuhi. Silakan coba lagi nanti.';

it.each([
  [
    'a refusal with words',
    () => givenFailure('get', PATH, 503, { statusCode: 5000, message: 'Sedang sibuk' }),
    'Sedang sibuk',
  ],
  [
    'no response',
    () => givenNoResponse('get', PATH),
    'CV tidak dapat diunduh. Periksa koneksi internet Anda, lalu coba lagi.',
  ],
  ['a page of HTML', () => givenHtml('get', PATH), NOT_DONE],
  ['an empty file', () => server.use(http.get(call(PATH), () => new HttpResponse(''))), NOT_DONE],
  ['a failure without words', () => givenFailure('get', PATH, 500), NOT_DONE],
])('shows %s, saves nothing and offers to try again', async (_what, givenResponse, sentence) => {
  jest.spyOn(console, 'error').mockImplementation();
  const files = watchDownloads();
  givenResponse();
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Download Resume' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(files).toEqual([]);
  givenPdf();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(files).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});
