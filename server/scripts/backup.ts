/**
 * Takes backups as `docs/operations.md` says and restores them elsewhere: of PostgreSQL by pg_dump, once while the
 * server writes and once at rest, and of the embedded database by copying its folder while the server is stopped. What a
 * backup brings back of deleted people is another part: `restore-deleted.ts`.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { dumpTables } from '../test/dump-tables';
import { populate } from './population';
import { dumpBackup, folderBackup, restoreDeleted } from './restore-deleted';
import { report, runResilienceTest } from './run-resilience-test';
import { startServer } from './server-process';
import { embeddedStorage, postgresStorage, type Storage } from './storage';
import { applyTo, sendAll, type Write } from './writes';

const run = promisify(execFile);

async function tablesOf(storage: Storage): Promise<Record<string, string>> {
  const { db, close } = await storage.open();
  return dumpTables(db).finally(close);
}

const rowsOf = (tables: Record<string, string>, name: string): number =>
  (JSON.parse(tables[name] ?? '[]') as unknown[]).length;

const total = (tables: Record<string, string>): number =>
  Object.keys(tables).reduce((sum, name) => sum + rowsOf(tables, name), 0);

/** Fifty at a time, and each of them must succeed or have succeeded before. */
async function sendOneByOne(writes: readonly Write[], address: string): Promise<void> {
  for (let from = 0; from < writes.length; from += 50) {
    const statuses = await sendAll(writes.slice(from, from + 50), address);
    assert.ok(
      statuses.every((status) => status === 200 || status === 409),
      statuses.join(' '),
    );
  }
}

const dumpTo = async ({ environment }: Storage, file: string): Promise<void> =>
  void (await run('pg_dump', ['--format=custom', '--no-owner', '--file', file, environment.DATABASE_URL ?? '']));

/** Into an empty database, so that an error while restoring is one. */
const restoreTo = async ({ environment }: Storage, file: string): Promise<void> =>
  void (await run('pg_restore', ['--no-owner', '--exit-on-error', '--dbname', environment.DATABASE_URL ?? '', file]));

async function copyByDump(from: Storage, to: Storage): Promise<void> {
  const file = path.join(to.dataDir, 'titian.dump');
  await dumpTo(from, file);
  await restoreTo(to, file);
}

async function restoreDump(serverUrl: string): Promise<void> {
  const [source, during, atRest] = [
    await postgresStorage(serverUrl),
    await postgresStorage(serverUrl),
    await postgresStorage(serverUrl),
  ];
  try {
    const { candidates, jobs } = await populate(source, { candidates: 50, jobs: 20 });
    const server = await startServer(source.environment);
    const writes = jobs.flatMap((job) => candidates.map((candidate) => applyTo(candidate, job)));
    const [early, late] = [writes.slice(0, 300), writes.slice(300)];
    await sendOneByOne(early, server.address);
    const sent = sendOneByOne(late, server.address);
    while (!late.some(({ acknowledged }) => acknowledged)) await wait(1);
    await copyByDump(source, during);
    await sent;
    await copyByDump(source, atRest);
    await server.end('SIGTERM');

    const applications = rowsOf(await tablesOf(during), 'applications');
    assert.ok(
      applications > early.length && applications <= writes.length,
      `${applications} applications are restored`,
    );
    assert.deepEqual(await tablesOf(atRest), await tablesOf(source), 'a backup at rest is the same to the last row');
    const restored = await startServer(during.environment);
    await sendOneByOne(writes, restored.address);
    await restored.end('SIGTERM');
    assert.equal(rowsOf(await tablesOf(during), 'applications'), writes.length, 'the restored data can be written to');
    report(
      `backup, PostgreSQL: dumped under load with ${applications} of ${writes.length} applications and whole; ` +
        `at rest, all ${total(await tablesOf(source))} rows alike`,
    );
  } finally {
    for (const storage of [source, during, atRest]) await storage.remove();
  }
}

async function copyFolder(): Promise<void> {
  const [source, target] = [embeddedStorage(), embeddedStorage()];
  try {
    const { candidates, jobs } = await populate(source, { candidates: 20, jobs: 2 });
    const server = await startServer(source.environment);
    await sendAll(
      candidates.map((candidate) => applyTo(candidate, jobs[0] ?? '')),
      server.address,
    );
    assert.equal(await server.end('SIGTERM'), 0);
    cpSync(source.dataDir, target.dataDir, { recursive: true });
    const tables = await tablesOf(source);
    assert.equal(rowsOf(tables, 'applications'), candidates.length);
    assert.deepEqual(await tablesOf(target), tables, 'the copy is the same to the last row');
    const restored = await startServer(target.environment);
    assert.equal(await restored.end('SIGTERM'), 0);
    report(`backup, embedded: the copy of ${path.basename(source.dataDir)}/ starts, all ${total(tables)} rows alike`);
  } finally {
    for (const storage of [source, target]) await storage.remove();
  }
}

async function restoreDeletedByFolder(): Promise<void> {
  const storage = embeddedStorage();
  try {
    await restoreDeleted(storage, folderBackup(storage, path.join(path.dirname(storage.dataDir), 'backup')));
  } finally {
    await storage.remove();
  }
}

async function restoreDeletedByDump(serverUrl: string): Promise<void> {
  const [storage, empty] = [await postgresStorage(serverUrl), await postgresStorage(serverUrl)];
  try {
    const write = (file: string): Promise<void> => dumpTo(storage, file);
    const read = (file: string): Promise<void> => restoreTo(empty, file);
    await restoreDeleted(storage, dumpBackup(storage, empty, path.join(empty.dataDir, 'backup'), { write, read }));
  } finally {
    for (const each of [storage, empty]) await each.remove();
  }
}

runResilienceTest(async () => {
  await copyFolder();
  await restoreDeletedByFolder();
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl) {
    await restoreDump(serverUrl);
    await restoreDeletedByDump(serverUrl);
  } else report('backup, PostgreSQL: left out, for TEST_DATABASE_URL names no server');
});
