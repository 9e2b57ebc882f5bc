import sharp from 'sharp';
import { candidateIn, signedIn } from '../../../test/candidates';
import { OBJECT_STORE_KEY, startObjectStore } from '../../../test/object-store';
import { testApp, type TestApp } from '../../../test/test-app';
import { readConfig } from '../../config';
import { photoForm, picture } from '../profile-form.fixture';
import { createPhotoStore } from './create-photo-store';
import type { PhotoStore } from './photo-store';
import { newPhotoUrl } from './photo-url';
import { settlePhotos } from './settle-photos';

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
