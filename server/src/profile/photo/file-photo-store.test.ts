import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { candidateIn } from '../../../test/candidates';
import { testDatabase } from '../../../test/test-database';
import { readConfig } from '../../config';
import { createDeletionList } from '../../accounts/deletion/deletion-list';
import { FilePhotoStore } from './file-photo-store';
import { newPhotoUrl } from './photo-url';
import { settleAbandonedPhotos } from './settle-abandoned-photos';

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
