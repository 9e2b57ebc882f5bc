import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { candidateIn } from '../../../test/candidates';
import { testDatabase } from '../../../test/test-database';
import { newPhotoUrl, PhotoStore } from './photo-store';
import { settlePhotos } from './settle-photos';

let database: Awaited<ReturnType<typeof testDatabase>>;
let folder: string;
let photos: PhotoStore;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'photos-'));
  photos = new PhotoStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => database.close());

const urlsIn = () => readdirSync(path.join(folder, 'media', 'photos')).map((name) => `/media/photos/${name}`);
const uploads = () => readdirSync(path.join(folder, 'uploads'));

/** What a start does with what an earlier run has left. */
const restart = async () => settlePhotos(database.db, new PhotoStore(folder), await new PhotoStore(folder).inDoubt());

it('deletes after a crash what no row names, and keeps what one does', async () => {
  const [lost, kept] = [newPhotoUrl(), newPhotoUrl()];
  await photos.write(lost, Buffer.from('lost'));
  await photos.write(kept, Buffer.from('kept'));
  await candidateIn(database, { image: kept });
  await restart();
  expect(urlsIn()).toEqual([kept]);
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
