import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderApp } from '@test/render-app';
import { startTextReader } from '../model/text-reader';
import type { TextReader } from '../model/text-reader';
import { usePictureReading } from '../model/use-picture-reading';
import { PictureInput } from './PictureInput';

jest.mock('../model/text-reader', () => ({ startTextReader: jest.fn() }));
const start = jest.mocked(startTextReader);

function Host() {
  const [text, setText] = useState('');
  return (
    <>
      <PictureInput reading={usePictureReading(setText)} />
      <output aria-label="teks">{text}</output>
    </>
  );
}

/** jsdom's files cannot be read so. */
const PICTURE = Object.assign(new File(['png'], 'loker.png', { type: 'image/png' }), {
  arrayBuffer: async () => new ArrayBuffer(3),
});

/** The file input is no place for what its `accept` leaves out: a browser lets it through all the same. */
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Baca dari gambar'), { target: { files: [file] } });
const message = () => screen.getAllByRole('status').find((region) => !region.hasAttribute('aria-label'));

function givenReader(read: TextReader['read']) {
  const close = jest.fn();
  start.mockResolvedValue({ read, close });
  return close;
}

const given = (name: string, value: unknown) => Object.defineProperty(globalThis, name, { value, configurable: true });

beforeEach(() => {
  start.mockReset();
  given('Worker', jest.fn());
  given('createImageBitmap', async () => ({ width: 540, height: 675, close: () => undefined }));
  Object.defineProperty(navigator, 'connection', { value: { saveData: false }, configurable: true });
});
afterAll(() => ['Worker', 'createImageBitmap'].forEach((name) => Reflect.deleteProperty(globalThis, name)));

it('gives the text of a picture, and ends the reader', async () => {
  const close = givenReader(async () => ({ text: ' Bayar dulu\nya \n', confidence: 95 }));
  renderApp(<Host />);
  choose(PICTURE);
  expect(message()).toHaveTextContent('Memuat pembaca gambar…');
  await waitFor(() => expect(screen.getByLabelText('teks').textContent).toBe('Bayar dulu\nya'));
  expect(message()).toHaveTextContent('Gambar sudah dibaca.');
  expect(close).toHaveBeenCalled();
});

it('tells how far it is, and can be given up', async () => {
  givenReader((_picture, onProgress) => {
    onProgress(0.4);
    return new Promise(() => undefined);
  });
  const { user } = renderApp(<Host />);
  choose(PICTURE);
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40'));
  const [signal] = start.mock.calls[0] ?? [];
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  expect(signal?.aborted).toBe(true);
  expect(message()).toBeEmptyDOMElement();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('ends with the page', async () => {
  givenReader(() => new Promise(() => undefined));
  const { unmount } = renderApp(<Host />);
  choose(PICTURE);
  await waitFor(() => expect(start).toHaveBeenCalled());
  unmount();
  expect(start.mock.calls[0]?.[0].aborted).toBe(true);
});

it('asks before it fetches the reader where data is to be saved', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  givenReader(async () => ({ text: 'Bayar dulu', confidence: 95 }));
  const { user } = renderApp(<Host />);
  choose(PICTURE);
  expect(message()).toHaveTextContent('Hemat data aktif.');
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  expect(message()).toBeEmptyDOMElement();
  choose(PICTURE);
  expect(start).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Unduh dan baca' }));
  await waitFor(() => expect(screen.getByLabelText('teks').textContent).toBe('Bayar dulu'));
});

const read = (text: string, confidence = 95) => givenReader(async () => ({ text, confidence }));

it.each([
  [
    'another kind of file',
    () => read('x'),
    new File(['pdf'], 'a.pdf', { type: 'application/pdf' }),
    'bukan gambar JPEG',
  ],
  ['more than 10 MB', () => read('x'), new File([new Uint8Array(10_000_001)], 'a.png', { type: 'image/png' }), '10 MB'],
  [
    'what is no picture inside',
    () => given('createImageBitmap', () => Promise.reject(new Error('broken'))),
    PICTURE,
    'bukan gambar JPEG',
  ],
  [
    'a small picture',
    () => given('createImageBitmap', async () => ({ width: 120, height: 90, close: () => undefined })),
    PICTURE,
    'terlalu kecil',
  ],
  ['a picture without text', () => read(' \n.'), PICTURE, 'Tidak ada teks'],
  ['patterns', () => read('lIl|l iIl', 20), PICTURE, 'Tidak ada teks'],
])('says so for %s', async (_what, prepare, file, expected) => {
  prepare();
  renderApp(<Host />);
  choose(file);
  await waitFor(() => expect(message()).toHaveTextContent(expected));
  expect(screen.getByLabelText('teks')).toBeEmptyDOMElement();
});

it('says so where the reader cannot be fetched, or fails', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  start.mockRejectedValue(new Error('offline'));
  renderApp(<Host />);
  choose(PICTURE);
  await waitFor(() => expect(message()).toHaveTextContent('Pembaca gambar belum termuat.'));
  givenReader(() => Promise.reject(new Error('memory')));
  choose(PICTURE);
  await waitFor(() => expect(message()).toHaveTextContent('Gambar ini tidak dapat dibaca.'));
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});

it('is not there on a device without the means', () => {
  Reflect.deleteProperty(globalThis, 'Worker');
  renderApp(<Host />);
  expect(screen.queryByLabelText('Baca dari gambar')).not.toBeInTheDocument();
});
