import sharp from 'sharp';
import { ApiFailure } from '../../http/failure';
import { picture } from '../profile-form.fixture';
import { WorkerPool } from '../../workers/worker-pool';
import { preparePhoto as preparePhotoIn } from './prepare-photo';

let workers: WorkerPool;
beforeAll(() => {
  workers = new WorkerPool();
});
afterAll(() => workers.close());

const preparePhoto = (file: Buffer) => preparePhotoIn(file, workers, 'siti');

const WRONG_TYPE = 'Foto harus berupa gambar JPEG, PNG, atau WebP.';
const UNREADABLE = 'Foto ini rusak dan tidak dapat dibaca.';

const html = '<!doctype html><script>alert(1)</script>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

async function refusal(file: Buffer): Promise<[number, unknown]> {
  const error: unknown = await preparePhoto(file).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiFailure)) throw new Error('The photo was not refused.');
  return [error.code, error.err?.image?.[0]];
}

it.each(['jpeg', 'png', 'webp'] as const)('makes a WebP square of 512 pixels from a %s', async (format) => {
  const prepared = await preparePhoto(await picture(900, 600).toFormat(format).toBuffer());
  expect(await sharp(prepared).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
});

it('enlarges nothing', async () => {
  const prepared = await preparePhoto(await picture(300, 200).png().toBuffer());
  expect(await sharp(prepared).metadata()).toMatchObject({ width: 200, height: 200 });
});

it('leaves nothing but the pixels, upright', async () => {
  // Left half red, right half blue, to be turned by a quarter clockwise: upright, red is above.
  const right = await sharp({ create: { width: 100, height: 200, channels: 3, background: 'blue' } })
    .png()
    .toBuffer();
  const file = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'red' } })
    .composite([{ input: right, left: 100, top: 0 }])
    .jpeg()
    .withExif({ IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '7/1 47/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">rumah</x:xmpmeta>')
    .toBuffer();
  expect(await sharp(file).metadata()).toMatchObject({ exif: expect.anything(), orientation: 6 });

  const prepared = await preparePhoto(file);
  const { exif, xmp, icc, iptc, orientation } = await sharp(prepared).metadata();
  expect([exif, xmp, icc, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect(prepared.toString('latin1')).not.toMatch(/Kamera|rumah|GPS/);
  const { data, info } = await sharp(prepared).raw().toBuffer({ resolveWithObject: true });
  // The last pixel of a row near the top: in the file as it lies, it is blue.
  const [red, , blue] = data.subarray((11 * info.width - 1) * info.channels);
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(60);
});

it('leaves a script behind that hides in or after a picture', async () => {
  const picturePart = await picture(64, 64).jpeg().toBuffer();
  const prepared = await preparePhoto(Buffer.concat([picturePart, Buffer.from(html)]));
  expect(prepared.toString('latin1')).not.toContain('script');
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a program', Buffer.from('MZ\x90\0\x03')],
  ['HTML', Buffer.from(html)],
  ['SVG', Buffer.from(svg)],
  ['a PDF', Buffer.from('%PDF-1.7\n')],
  ['a RIFF that is no WebP', Buffer.from('RIFF\x24\0\0\0WAVEfmt ')],
])('refuses %s', async (_what, file) => {
  expect(await refusal(file)).toEqual([4010, WRONG_TYPE]);
});

it('refuses other pictures', async () => {
  expect(await refusal(await picture(9, 9).gif().toBuffer())).toEqual([4010, WRONG_TYPE]);
  expect(await refusal(await picture(9, 9).tiff().toBuffer())).toEqual([4010, WRONG_TYPE]);
});

it.each([
  ['JPEG', '\xff\xd8\xff\xe0'],
  ['PNG', '\x89PNG\r\n\x1a\n'],
  ['WebP', 'RIFF\x24\0\0\0WEBPVP8 '],
])('refuses what only starts like a %s', async (_format, start) => {
  expect(await refusal(Buffer.from(start + html, 'latin1'))).toEqual([4010, UNREADABLE]);
});

it.each(['jpeg', 'png', 'webp'] as const)('refuses a %s that is cut off', async (format) => {
  const file = await picture(400, 400).toFormat(format).toBuffer();
  expect(await refusal(file.subarray(0, file.length / 2))).toEqual([4010, UNREADABLE]);
});

it('refuses a small file that unpacks to more than 40 megapixels', async () => {
  const bomb = await sharp({ create: { width: 8_000, height: 5_001, channels: 3, background: 'white' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(1_048_576);
  expect(await refusal(bomb)).toEqual([4009, 'Ukuran foto tidak boleh lebih dari 40 megapiksel.']);
});

it('continues after a refusal, with several pictures at once', async () => {
  const good = await picture(20, 20).png().toBuffer();
  const outcomes = await Promise.allSettled([good, Buffer.from('\xff\xd8\xff', 'latin1'), good].map(preparePhoto));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
