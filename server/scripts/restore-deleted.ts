/**
 * Deletes a person who has used every feature, restores a backup from before as `docs/operations.md` says, starts the
 * built server on it, and looks for the person in every table, queue and file.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { buildApp } from '../src/app';
import { readConfig } from '../src/config';
import type { OpenDatabase } from '../src/db/client';
import { candidates } from '../src/db/schema';
import { makeJobInput } from '../src/jobs/job-input.fixture';
import { upsertJob } from '../src/jobs/job-store';
import { deleteDueAccounts } from '../src/accounts/deletion/delete-due-accounts';
import { filesBelow, fullPerson, mailerOf, PASSWORD, queued } from '../src/accounts/deletion/full-person.fixture';
import { photoForm, picture } from '../src/profile/profile-form.fixture';
import { seedMasters } from '../src/seed/seed-masters';
import { signedIn } from '../test/candidates';
import { dumpTables } from '../test/dump-tables';
import { report } from './run-resilience-test';
import { startServer } from './server-process';
import type { Storage } from './storage';

const DAY = 86_400_000;

/** Not searched: the embedded database's own files, which hold what was deleted until they are written over. */
const DATABASE_FOLDER = 'db';

interface Backup {
  /** Takes a backup of a storage that is not in use, without the list of deleted candidates. */
  take(): Promise<void>;
  /** Brings it back, and gives back the storage to start a server on. */
  restore(): Promise<Storage>;
}

async function withApp<T>(
  { environment, open }: Storage,
  task: (
    server: OpenDatabase & { app: Awaited<ReturnType<typeof buildApp>>; config: ReturnType<typeof readConfig> },
  ) => Promise<T>,
): Promise<T> {
  const config = readConfig({ ...environment, LOG_LEVEL: 'error' });
  const database = await open();
  const deps = { db: database.db, config, now: () => new Date(), mailer: mailerOf({ config }), maxDelay: 0 };
  const app = await buildApp(deps);
  try {
    return await task({ ...database, app, config });
  } finally {
    await app.close();
    await database.close();
  }
}

const photosOf = ({ dataDir }: Storage): string => path.join(dataDir, 'media', 'photos');

/** Old enough that no server may still be storing them. */
function agePhotos(storage: Storage): void {
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  for (const file of filesBelow(photosOf(storage))) utimesSync(file, longAgo, longAgo);
}

export async function restoreDeleted(storage: Storage, { take, restore }: Backup): Promise<void> {
  const { person, kept } = await withApp(storage, async (server) => {
    await seedMasters(server.db);
    await upsertJob(server.db, makeJobInput());
    const other = await signedIn(server, { email: 'lain@example.com' });
    const { payload, headers } = photoForm(await picture(600, 400).jpeg().toBuffer());
    const url = '/api/v1/candidate/profile/';
    const saved = await server.app.inject({ method: 'PUT', url, payload, headers: { ...other.headers, ...headers } });
    return { kept: String(saved.json().data.image), person: await fullPerson(server) };
  });
  // A photo from before the one that the row names: the folder of a backup keeps both, unless it is told not to.
  writeFileSync(path.join(photosOf(storage), `${randomUUID()}.webp`), person.marks.join(' '));
  agePhotos(storage);
  await take();

  await withApp(storage, async ({ app, db, config }) => {
    const { headers } = person;
    const url = '/api/v1/candidate/deletion/';
    const asked = await app.inject({ method: 'POST', url, headers, payload: { password: PASSWORD } });
    assert.equal(asked.statusCode, 200, asked.body);
    const now = () => new Date(Date.now() + 7 * DAY);
    await deleteDueAccounts({ db, config, now, mailer: mailerOf({ config }) });
    assert.equal(await db.$count(candidates, eq(candidates.id, person.id)), 0);
  });

  const restored = await restore();
  const back = await restored.open();
  const restoredTables = await dumpTables(back.db).finally(back.close);
  assert.ok(restoredTables.candidates?.includes(person.id), 'the backup has brought the person back');

  const server = await startServer(restored.environment);
  for (const file of filesBelow(photosOf(restored))) {
    assert.equal(path.basename(file), path.basename(kept), 'a photo is served that no row names');
  }
  assert.equal((await fetch(server.address + person.image)).status, 404);
  assert.equal((await fetch(server.address + kept)).status, 200, 'the photo of somebody else is served');
  const profile = await fetch(`${server.address}/api/v1/candidate/profile/`, { headers: person.headers });
  assert.equal(profile.status, 401);
  assert.equal(await server.end('SIGTERM'), 0);

  const after = await restored.open();
  const found: Record<string, string> = { ...(await dumpTables(after.db)), queue: await queued(after) };
  await after.close();
  const files = filesBelow(restored.dataDir).filter(
    (file) => !path.relative(restored.dataDir, file).startsWith(DATABASE_FOLDER + path.sep),
  );
  for (const file of files) Object.assign(found, { [file]: file + readFileSync(file, 'latin1') });
  for (const [place, text] of Object.entries(found)) {
    for (const mark of person.marks)
      assert.ok(!text.includes(mark), `${place} still has "${mark}" after a restored backup`);
  }
  assert.ok(found.candidates?.includes('lain@example.com'), 'somebody else stays');
  report(
    `backup, ${storage.name}: it brings a deleted person back, whom the next start deletes from ` +
      `${Object.keys(found).length - files.length - 1} tables, the queue and ${files.length} files`,
  );
}

/** The embedded database's folder, copied and brought back as a whole but for the list of deleted candidates. */
export function folderBackup(storage: Storage, backup: string): Backup {
  const list = path.join(storage.dataDir, 'deleted-candidates.txt');
  return {
    take: async () => cpSync(storage.dataDir, backup, { recursive: true, preserveTimestamps: true }),
    restore: async () => {
      const names = readFileSync(list);
      rmSync(storage.dataDir, { recursive: true });
      cpSync(backup, storage.dataDir, { recursive: true, preserveTimestamps: true });
      writeFileSync(list, names);
      return storage;
    },
  };
}

/** A dump, brought back into an empty database, with the photos beside it; the data folder stays the same. */
export function dumpBackup(
  storage: Storage,
  empty: Storage,
  backup: string,
  dump: { write(file: string): Promise<void>; read(file: string): Promise<void> },
): Backup {
  const [file, media] = [path.join(backup, 'titian.dump'), path.join(storage.dataDir, 'media')];
  return {
    take: async () => {
      mkdirSync(backup, { recursive: true });
      await dump.write(file);
      cpSync(media, path.join(backup, 'media'), { recursive: true, preserveTimestamps: true });
    },
    restore: async () => {
      await dump.read(file);
      rmSync(media, { recursive: true });
      cpSync(path.join(backup, 'media'), media, { recursive: true, preserveTimestamps: true });
      const environment = { ...empty.environment, DATA_DIR: storage.dataDir };
      const open = () => empty.open();
      return { ...empty, dataDir: storage.dataDir, environment, open };
    },
  };
}
