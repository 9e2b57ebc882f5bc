import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { givenCapabilities } from '@test/capabilities';
import { renderApp, signedInState } from '@test/render-app';
import { call, givenFailure, givenHtml, givenNoResponse, server } from '@test/server';
import { openPdf } from '../model/open-pdf';
import { CustomCvButton } from './CustomCvButton';
import { DownloadCvButton } from './DownloadCvButton';

jest.mock('../model/open-pdf', () => ({ openPdf: jest.fn() }));

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

/** The provider sends a CV. Returns token and query of each request. */
function givenPdf(headers: Record<string, string> = {}) {
  const requests: { token: string | null; query: string }[] = [];
  server.use(
    http.get(call(PATH), async ({ request }) => {
      requests.push({
        token: request.headers.get('Authorization'),
        query: decodeURIComponent(new URL(request.url).search),
      });
      await delay(50);
      return new HttpResponse('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf', ...headers } });
    }),
  );
  return requests;
}

const CV = { name: 'CV.pdf', type: 'application/pdf', size: 8 };

afterEach(() => jest.restoreAllMocks());

describe('DownloadCvButton', () => {
  const open = () => renderApp(<DownloadCvButton />, { preloaded: signedInState() });

  it('saves the file as CV.pdf, and is disabled while it is on its way', async () => {
    const files = watchDownloads();
    const requests = givenPdf();
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Download Resume' }));
    expect(await screen.findByRole('button', { name: 'Downloading...' })).toBeDisabled();
    expect(await screen.findByRole('button', { name: 'Download Resume' })).toBeEnabled();
    expect(files).toEqual([CV]);
    expect(requests).toMatchObject([{ token: 'Bearer test-token' }]);
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

  it('says how many records the saved file does not have', async () => {
    const files = watchDownloads();
    givenPdf({ 'X-Omitted-Records': '80' });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Download Resume' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'PDF berakhir sebelum 80 entri terakhir, karena CV selengkapnya terlalu panjang untuk dibuat. Profil Anda tetap tersimpan lengkap.',
    );
    expect(files).toEqual([CV]);
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
});

describe('CustomCvDialog', () => {
  function givenPages(count: number, drawn = count) {
    const pages = Array.from({ length: drawn }, (_, index) => ({
      number: index + 1,
      text: `Teks halaman ${index + 1}`,
      draw: jest.fn().mockResolvedValue(undefined),
    }));
    const pdf = { count, pages, close: jest.fn() };
    jest.mocked(openPdf).mockResolvedValue(pdf);
    return pdf;
  }

  async function open() {
    givenCapabilities('cvOptions');
    const { user } = renderApp(<CustomCvButton />, { preloaded: signedInState() });
    await user.click(screen.getByRole('button', { name: 'Atur CV' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Atur CV' }));
    return { user, dialog };
  }

  it('is not there where the provider has no choices', () => {
    givenCapabilities();
    renderApp(<CustomCvButton />, { preloaded: signedInState() });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('downloads the CV that was chosen, and has the choices again the next time', async () => {
    const files = watchDownloads();
    const requests = givenPdf({ 'Content-Disposition': `attachment; filename*=UTF-8''CV%20Ma%E2%80%99ruf.pdf` });
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('radio', { name: 'Modern' }));
    await user.click(dialog.getByRole('radio', { name: 'Inggris' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Foto' }));
    await user.click(dialog.getByRole('checkbox', { name: /^Kontak/ }));
    await user.click(dialog.getByRole('button', { name: 'Unduh CV' }));
    await waitFor(() => expect(files).toEqual([{ ...CV, name: 'CV Ma’ruf.pdf' }]));
    expect(requests).toMatchObject([{ query: '?template=modern&lang=en&hide=photo,contact' }]);
    await user.click(dialog.getAllByRole('button', { name: 'Tutup' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Atur CV' }));
    expect(await screen.findByRole('radio', { name: 'Modern' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Foto' })).toBeChecked();
  });

  it('shows the pages of the file with their text, until a choice changes', async () => {
    const requests = givenPdf();
    const pdf = givenPages(12, 2);
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Lihat pratinjau' }));
    expect(dialog.getByRole('status', { name: 'Pratinjau sedang dibuat' })).toBeInTheDocument();
    expect(await dialog.findByRole('region', { name: 'Halaman 1 dari 12' })).toHaveTextContent('Teks halaman 1');
    expect(dialog.getByText('10 halaman lain ada di berkas yang diunduh.')).toBeInTheDocument();
    expect(pdf.pages.map(({ draw }) => draw.mock.calls.length)).toEqual([1, 1]);
    expect(requests).toMatchObject([{ query: '?template=ringkas&lang=id' }]);
    await user.click(dialog.getByRole('radio', { name: /^Formal/ }));
    expect(dialog.queryByRole('region')).not.toBeInTheDocument();
    expect(pdf.close).toHaveBeenCalledTimes(1);
    await user.click(dialog.getByRole('button', { name: 'Lihat pratinjau' }));
    await dialog.findByRole('region', { name: 'Halaman 1 dari 12' });
    expect(requests[1]).toMatchObject({ query: '?template=formal&lang=id' });
  });

  it('says in the preview how many records the file does not have', async () => {
    givenPdf({ 'X-Omitted-Records': '80' });
    givenPages(8, 2);
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Lihat pratinjau' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('PDF berakhir sebelum 80 entri terakhir');
    await user.click(dialog.getByRole('radio', { name: /^Formal/ }));
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that the preview failed, of the call as of the file, and tries again', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    givenFailure('get', PATH, 503, { statusCode: 5000, message: 'Sedang sibuk' });
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Lihat pratinjau' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Sedang sibuk');
    givenPdf();
    jest.mocked(openPdf).mockRejectedValueOnce(new Error('no worker'));
    await user.click(dialog.getByRole('button', { name: 'Coba lagi' }));
    expect(await dialog.findByText('CV tetap bisa diunduh.')).toBeInTheDocument();
    givenPages(1);
    await user.click(dialog.getByRole('button', { name: 'Coba lagi' }));
    expect(await dialog.findByRole('region', { name: 'Halaman 1 dari 1' })).toBeInTheDocument();
  });

  it('says which characters are missing before it saves the file, and what failed', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const files = watchDownloads();
    givenPdf({ 'X-Missing-Characters': encodeURIComponent('ᨅ') });
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Unduh CV' }));
    await user.click(await dialog.findByRole('button', { name: 'Tetap unduh' }));
    await waitFor(() => expect(files).toEqual([CV]));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Unduh CV' })).toBeEnabled());
    givenFailure('get', PATH, 500);
    await user.click(dialog.getByRole('button', { name: 'Unduh CV' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('CV tidak dapat diunduh.');
    expect(dialog.getByRole('button', { name: 'Coba lagi' })).toBeEnabled();
  });
});
