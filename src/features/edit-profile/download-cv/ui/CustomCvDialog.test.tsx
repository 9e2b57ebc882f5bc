import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { givenCapabilities } from '@test/capabilities';
import { renderApp, signedInState } from '@test/render-app';
import { call, givenFailure, server } from '@test/server';
import { openPdf } from '../model/open-pdf';
import { CustomCvButton } from './CustomCvButton';

jest.mock('../model/open-pdf', () => ({ openPdf: jest.fn() }));

const PATH = 'candidate/generate-cv/';

function watchDownloads() {
  const names: string[] = [];
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}

/** The queries of the calls that the provider gets. */
function givenPdf(headers: Record<string, string> = {}) {
  const queries: string[] = [];
  server.use(
    http.get(call(PATH), async ({ request }) => {
      queries.push(decodeURIComponent(new URL(request.url).search));
      await delay(50);
      return new HttpResponse('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf', ...headers } });
    }),
  );
  return queries;
}

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

afterEach(() => jest.restoreAllMocks());

it('is not there where the provider has no choices', () => {
  givenCapabilities();
  renderApp(<CustomCvButton />, { preloaded: signedInState() });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('downloads the CV that was chosen, and has the choices again the next time', async () => {
  const names = watchDownloads();
  const queries = givenPdf();
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('radio', { name: 'Modern' }));
  await user.click(dialog.getByRole('radio', { name: 'Inggris' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Foto' }));
  await user.click(dialog.getByRole('checkbox', { name: /^Kontak/ }));
  await user.click(dialog.getByRole('button', { name: 'Unduh CV' }));
  await waitFor(() => expect(names).toEqual(['CV.pdf']));
  expect(queries).toEqual(['?template=modern&lang=en&hide=photo,contact']);
  await user.click(dialog.getAllByRole('button', { name: 'Tutup' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Atur CV' }));
  expect(await screen.findByRole('radio', { name: 'Modern' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Foto' })).toBeChecked();
});

it('shows the pages of the file with their text, until a choice changes', async () => {
  const queries = givenPdf();
  const pdf = givenPages(12, 2);
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Lihat pratinjau' }));
  expect(dialog.getByRole('status', { name: 'Pratinjau sedang dibuat' })).toBeInTheDocument();
  expect(await dialog.findByRole('region', { name: 'Halaman 1 dari 12' })).toHaveTextContent('Teks halaman 1');
  expect(dialog.getByText('10 halaman lain ada di berkas yang diunduh.')).toBeInTheDocument();
  expect(pdf.pages.map(({ draw }) => draw.mock.calls.length)).toEqual([1, 1]);
  expect(queries).toEqual(['?template=ringkas&lang=id']);
  await user.click(dialog.getByRole('radio', { name: /^Formal/ }));
  expect(dialog.queryByRole('region')).not.toBeInTheDocument();
  expect(pdf.close).toHaveBeenCalledTimes(1);
  await user.click(dialog.getByRole('button', { name: 'Lihat pratinjau' }));
  await dialog.findByRole('region', { name: 'Halaman 1 dari 12' });
  expect(queries[1]).toBe('?template=formal&lang=id');
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
  const names = watchDownloads();
  givenPdf({ 'X-Missing-Characters': encodeURIComponent('ᨅ') });
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Unduh CV' }));
  await user.click(await dialog.findByRole('button', { name: 'Tetap unduh' }));
  await waitFor(() => expect(names).toEqual(['CV.pdf']));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Unduh CV' })).toBeEnabled());
  givenFailure('get', PATH, 500);
  await user.click(dialog.getByRole('button', { name: 'Unduh CV' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('CV tidak dapat diunduh.');
  expect(dialog.getByRole('button', { name: 'Coba lagi' })).toBeEnabled();
});
