import sharp from 'sharp';
import { expectContract } from '../../../test/expect-contract';
import { profileForms } from '../../../test/profile-forms';
import { formOf, photoForm, picture, textForm } from '../profile-form.fixture';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { candidateIn, signedIn } from '../../../test/candidates';
import { testDatabase } from '../../../test/test-database';
import { readConfig } from '../../config';
import { createDeletionList } from '../../media-store/deletion-list';
import { FilePhotoStore } from './file-photo-store';
import { newPhotoUrl } from './photo-url';
import { settleAbandonedPhotos } from './settle-abandoned-photos';
import { ApiFailure } from '../../http/failure';
import { WorkerPool } from '../../workers/worker-pool';
import { preparePhoto as preparePhotoIn } from './prepare-photo';
import { OBJECT_STORE_KEY, startObjectStore } from '../../../test/object-store';
import { testApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';
import { createPhotoStore } from './create-photo-store';
import type { PhotoStore } from './photo-store';
import { settlePhotos } from './settle-photos';

describe('photo of a profile', () => {
  const MB = 1_048_576;

  const { given, filesIn, change, refusal } = profileForms();

  describe('the photo', () => {
    it('is stored as WebP under a name of its own, whatever it is called, and served', async () => {
      const { image } = await change(photoForm(given.photo, '../../etc/"passwd.html', 'text/html'));
      expect(image).toMatch(/^\/media\/photos\/[0-9a-f-]{36}\.webp$/);
      const served = await given.test.app.inject({ url: image });
      expect(served.statusCode).toBe(200);
      expect(served.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
      expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 400, height: 400 });
      expect(filesIn('uploads')).toEqual([]);
    });

    it('comes with other keys in one form', async () => {
      const form = formOf(
        { name: 'professionalHeadline', value: 'Akuntan' },
        { name: 'image', value: given.photo, filename: 'foto.png', type: 'image/png' },
        { name: 'name', value: 'Siti' },
      );
      expect(await change(form)).toMatchObject({
        professionalHeadline: 'Akuntan',
        name: 'Siti',
        image: expect.any(String),
      });
    });

    it('takes the place of the earlier one, whose file goes', async () => {
      const { image: first } = await change(photoForm(given.photo));
      const files = filesIn('media', 'photos').length;
      const { image: second } = await change(photoForm(given.photo));
      expect(second).not.toBe(first);
      expect((await given.test.app.inject({ url: first })).statusCode).toBe(404);
      expect((await given.test.app.inject({ url: second })).statusCode).toBe(200);
      expect(filesIn('media', 'photos')).toHaveLength(files);
    });

    it('leaves one file of two uploads at the same moment', async () => {
      const files = filesIn('media', 'photos').length;
      await Promise.all([change(photoForm(given.photo)), change(photoForm(given.photo))]);
      expect(filesIn('media', 'photos')).toHaveLength(files + 1);
      expect(filesIn('uploads')).toEqual([]);
      const { image } = await change(textForm({ about: 'x' }));
      expect((await given.test.app.inject({ url: image })).statusCode).toBe(200);
    });

    it('stays when the form has none, or the field of a file that was not chosen', async () => {
      const { image } = await change(photoForm(given.photo));
      expect(await change(textForm({ about: 'Rajin' }))).toMatchObject({ image });
      const notChosen = { name: 'image', value: '', filename: '', type: 'application/octet-stream' };
      expect(await change(formOf(notChosen, { name: 'about', value: 'Teliti' }))).toMatchObject({
        image,
        about: 'Teliti',
      });
    });

    it('is cleared by an empty text, and its file goes', async () => {
      const { image } = await change(photoForm(given.photo));
      expect(await change(textForm({ image: '' }))).toMatchObject({ image: null });
      expect((await given.test.app.inject({ url: image })).statusCode).toBe(404);
    });

    it('may have exactly 1 MB, and not a byte more', async () => {
      // Bytes after the end of a JPEG belong to no picture.
      const padded = (size: number) => Buffer.concat([given.photo, Buffer.alloc(size - given.photo.length)]);
      expect(await change(photoForm(padded(MB)))).toMatchObject({ image: expect.any(String) });
      for (const size of [MB + 1, 3 * MB]) {
        expect(await refusal(photoForm(padded(size)))).toEqual({
          http: 413,
          statusCode: 4009,
          err: { image: ['File tidak boleh lebih dari 1MB'] },
        });
      }
    });

    it.each<[string, Buffer | string]>([
      ['a program', 'MZ\x90\0'],
      ['HTML', '<!doctype html><script>alert(1)</script>'],
      ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
      ['nothing', ''],
    ])('is refused when it is %s named .jpg', async (_what, file) => {
      expect(await refusal(photoForm(Buffer.from(file)))).toEqual({
        http: 415,
        statusCode: 4010,
        err: { image: ['Foto harus berupa gambar JPEG, PNG, atau WebP.'] },
      });
    });

    it('is refused when it is cut off itself', async () => {
      expect(await refusal(photoForm(given.photo.subarray(0, 2_000)))).toMatchObject({ http: 415, statusCode: 4010 });
    });

    it('is not stored when another key is refused', async () => {
      const upload = { name: 'image', value: given.photo, filename: 'foto.jpg' };
      for (const [name, value] of Object.entries({ gender: 'x', dob: '2999-01-01', city: '3404' })) {
        expect(await refusal(formOf(upload, { name, value }))).toMatchObject({ statusCode: 4000 });
      }
    });

    it('is refused when there are two', async () => {
      const upload = { name: 'image', value: given.photo, filename: 'foto.jpg' };
      expect(await refusal(formOf(upload, upload))).toMatchObject({ http: 400, statusCode: 4000 });
    });

    it('is not read from an anonymous caller', async () => {
      const { payload, headers } = photoForm(given.photo);
      const files = filesIn('media', 'photos');
      const response = await given.test.app.inject({
        method: 'PUT',
        url: '/api/v1/candidate/profile/',
        headers,
        payload,
      });
      expectContract('updateProfile', response);
      expect(response.json()).toMatchObject({ statusCode: 4001 });
      expect(filesIn('media', 'photos')).toEqual(files);
    });
  });
});

describe('photos in files', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>;
  let folder: string;
  let photos: FilePhotoStore;
  beforeAll(async () => {
    database = await testDatabase();
  });
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'photos-'));
    photos = new FilePhotoStore(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  afterAll(() => database.close());

  const urlsIn = () => readdirSync(path.join(folder, 'media', 'photos')).map((name) => `/media/photos/${name}`);
  const uploads = () => readdirSync(path.join(folder, 'uploads'));

  /** Runs the start's clean-up after an earlier run; with PostgreSQL, other servers may use the folder. */
  async function restart(databaseUrl = '', now = () => new Date()): Promise<void> {
    const app = Fastify();
    const config = readConfig({ DATA_DIR: folder, DATABASE_URL: databaseUrl });
    settleAbandonedPhotos(app, { db: database.db, config, now }, new FilePhotoStore(folder));
    await app.ready();
    await app.close();
  }

  const POSTGRES = 'postgres://titian@127.0.0.1/titian';
  const MINUTE_MS = 60_000;

  it('deletes after a crash the photos that no row names, and no others', async () => {
    const [lost, used] = [newPhotoUrl(), newPhotoUrl()];
    await photos.write(lost, Buffer.from('lost'));
    await photos.write(used, Buffer.from('used'));
    await candidateIn(database, { image: used });
    await restart();
    expect(urlsIn()).toEqual([used]);
    expect(uploads()).toEqual([]);
  });

  it('deletes after a crash an earlier photo only where its row has another', async () => {
    const [earlier, current] = [newPhotoUrl(), newPhotoUrl()];
    for (const url of [earlier, current]) {
      await photos.write(url, Buffer.from('photo'));
      await photos.settle(url, true);
    }
    await candidateIn(database, { image: current });
    await photos.doubt(earlier);
    await photos.doubt(current);
    await restart();
    expect(urlsIn()).toEqual([current]);
    expect(uploads()).toEqual([]);
  });

  it('deletes a half-written file', async () => {
    const url = newPhotoUrl();
    const name = path.basename(url);
    mkdirSync(path.join(folder, 'uploads'));
    writeFileSync(path.join(folder, 'uploads', name), '');
    writeFileSync(path.join(folder, 'uploads', `${name}.part`), 'half');
    await restart();
    expect(uploads()).toEqual([]);
  });

  it('touches nothing that is in no doubt', async () => {
    const url = newPhotoUrl();
    await photos.write(url, Buffer.from('photo'));
    await photos.settle(url, true);
    await restart();
    expect(urlsIn()).toEqual([url]);
  });

  describe('where other servers share the folder', () => {
    it('leaves a photo alone that one of them may be storing', async () => {
      const url = newPhotoUrl();
      await photos.write(url, Buffer.from('photo'));
      await restart(POSTGRES, () => new Date(Date.now() + 59 * MINUTE_MS));
      expect(urlsIn()).toEqual([url]);
      expect(uploads()).toEqual([path.basename(url)]);
    });

    it('deletes what no server can be storing any more, after an hour', async () => {
      const [abandoned, fresh] = [newPhotoUrl(), newPhotoUrl()];
      for (const url of [abandoned, fresh]) await photos.write(url, Buffer.from('photo'));
      const longAgo = new Date(Date.now() - 61 * MINUTE_MS);
      utimesSync(path.join(folder, 'uploads', path.basename(abandoned)), longAgo, longAgo);
      await restart(POSTGRES);
      expect(urlsIn()).toEqual([fresh]);
    });

    it('counts the hour from when a photo came in doubt again', async () => {
      const url = newPhotoUrl();
      await photos.write(url, Buffer.from('photo'));
      const longAgo = new Date(Date.now() - 61 * MINUTE_MS);
      utimesSync(path.join(folder, 'uploads', path.basename(url)), longAgo, longAgo);
      await photos.doubt(url);
      await restart(POSTGRES);
      expect(urlsIn()).toEqual([url]);
    });

    it('cleans up by the hour while it runs', async () => {
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
      try {
        const app = Fastify();
        const inDoubt = jest.spyOn(photos, 'inDoubt').mockResolvedValue([]);
        const config = readConfig({ DATA_DIR: folder });
        settleAbandonedPhotos(app, { db: database.db, config, now: () => new Date() }, photos);
        jest.advanceTimersByTime(60 * MINUTE_MS);
        expect(inDoubt).toHaveBeenCalledTimes(1);
        expect(inDoubt).toHaveBeenCalledWith(new Date(Date.now() - 60 * MINUTE_MS));
        await app.close();
      } finally {
        jest.useRealTimers();
      }
    });
  });

  it('starts where there has been no upload', async () => {
    await restart();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each(['https://images.example/a.webp', '/media/photos/../../secret', '/media/logos/a.svg'])(
    'leaves %s alone',
    async (url) => {
      await photos.doubt(url);
      await photos.settle(url, false);
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  describe('photos that no row names and that are not in doubt, as a backup brings them back', () => {
    async function stored(): Promise<string> {
      const url = newPhotoUrl();
      await photos.write(url, Buffer.from('photo'));
      await photos.settle(url, true);
      return url;
    }

    const age = (url: string): void => {
      const longAgo = new Date(Date.now() - 61 * MINUTE_MS);
      utimesSync(path.join(folder, 'media', 'photos', path.basename(url)), longAgo, longAgo);
    };

    it('are deleted at a start', async () => {
      const [used, lost] = [await stored(), await stored()];
      await candidateIn(database, { image: used });
      await restart();
      expect(urlsIn()).toEqual([used]);
      expect(urlsIn()).not.toContain(lost);
    });

    it('stay for an hour where another server may be about to name them', async () => {
      const [used, fresh, lost] = [await stored(), await stored(), await stored()];
      for (const url of [used, lost]) age(url);
      await candidateIn(database, { image: used });
      await restart(POSTGRES);
      expect(urlsIn().sort()).toEqual([used, fresh].sort());
    });

    it('stay where the database knows no photo of the store, but those of deleted candidates', async () => {
      const [kept, deleted] = [await stored(), await stored()];
      const { dataDir } = readConfig({ DATA_DIR: folder });
      await createDeletionList({ mediaStore: null, dataDir }).add(path.basename(deleted));
      await restart();
      expect(urlsIn()).toEqual([kept]);
    });
  });
});

describe('prepare a photo', () => {
  let workers: WorkerPool;
  beforeAll(() => {
    workers = new WorkerPool();
  });
  afterAll(() => workers.close());

  const preparePhoto = (file: Buffer) => preparePhotoIn(file, workers, 'siti');

  const WRONG_TYPE = 'Foto harus berupa gambar JPEG, PNG, atau WebP.';
  const UNREADABLE = 'Foto ini tidak dapat dibaca.';

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
});

describe('photos in S3', () => {
  let store: Awaited<ReturnType<typeof startObjectStore>>;
  let photos: PhotoStore;
  let first: TestApp;
  let second: TestApp;
  beforeAll(async () => {
    Object.assign(process.env, OBJECT_STORE_KEY);
    store = await startObjectStore();
    const environment = { MEDIA_STORE: store.mediaStore };
    photos = createPhotoStore(readConfig(environment));
    first = await testApp(environment);
    // Shares nothing but database and bucket: its data folder is another.
    second = await testApp(environment, {}, { db: first.db, close: async () => undefined });
  });
  afterAll(async () => {
    await second.close();
    await first.close();
    await store.close();
  });

  async function upload(test: TestApp, headers: Record<string, string>) {
    const form = photoForm(await picture(600, 400).jpeg().toBuffer());
    return test.app.inject({
      method: 'PUT',
      url: '/api/v1/candidate/profile/',
      payload: form.payload,
      headers: { ...form.headers, ...headers },
    });
  }

  it('serves on one server the photo that another has stored, and a CV with it', async () => {
    const { headers } = await signedIn(first);
    const { image } = (await upload(first, headers)).json().data;
    const served = await second.app.inject({ url: image });
    expect(served.statusCode).toBe(200);
    expect(served.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    expect(served.headers['cache-control']).toMatch(/^private,/);
    expect(served.headers['content-security-policy']).toContain('sandbox');
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 400, height: 400 });
    const cv = await second.app.inject({ url: '/api/v1/candidate/generate-cv/', headers });
    expect(cv.body).toContain('/Subtype /Image');
    expect(await photos.inDoubt()).toEqual([]);
  });

  it('deletes the earlier photo', async () => {
    const { headers } = await signedIn(first);
    const { image: earlier } = (await upload(first, headers)).json().data;
    const { image: current } = (await upload(second, headers)).json().data;
    expect((await first.app.inject({ url: earlier })).statusCode).toBe(404);
    expect((await first.app.inject({ url: current })).statusCode).toBe(200);
  });

  it('remembers what is in doubt, and settles it by the rows', async () => {
    const [lost, used] = [newPhotoUrl(), newPhotoUrl()];
    for (const url of [lost, used]) await photos.write(url, Buffer.from('photo'));
    await candidateIn(first, { image: used });
    expect((await photos.inDoubt()).sort()).toEqual([lost, used].sort());
    expect(await photos.inDoubt(new Date(Date.now() - 60_000))).toEqual([]);
    await settlePhotos(first.db, photos, await photos.inDoubt());
    expect(await photos.inDoubt()).toEqual([]);
    expect([await photos.read(lost), String(await photos.read(used))]).toEqual([null, 'photo']);
  });

  it.each(['/media/photos/../../secret', '/media/logos/a.svg', 'https://images.example/a.webp'])(
    'leaves %s alone',
    async (url) => {
      await photos.doubt(url);
      await photos.settle(url, false);
      expect(await photos.read(url)).toBeNull();
      expect(await photos.inDoubt()).toEqual([]);
    },
  );

  async function uploadTo(mediaStore: string) {
    const environment = { MEDIA_STORE: mediaStore };
    const test = await testApp(environment, {}, { db: first.db, close: async () => undefined });
    const { headers } = await signedIn(first);
    const response = await upload(test, headers);
    await test.close();
    const { statusCode, body } = response;
    return { http: statusCode, retryAfter: response.headers['retry-after'], body, logs: test.logs.join('') };
  }

  it('starts and responds with 503 and a time to come back while the store is away', async () => {
    const response = await uploadTo('s3://photos?endpoint=http://127.0.0.1:1');
    expect(response).toMatchObject({ http: 503, retryAfter: '5' });
    expect(response.body).not.toMatch(/127\.0\.0\.1|ECONNREFUSED/);
  });

  it('logs why the store refuses, and does not tell the candidate', async () => {
    const response = await uploadTo(store.mediaStore.replace('s3://photos', 's3://nowhere'));
    expect(response).toMatchObject({ http: 503, retryAfter: '5' });
    expect(response.logs).toContain('NoSuchBucket');
    expect(response.body).not.toMatch(/bucket/i);
  });
});
