import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openEmbedded } from '../src/db/client';
import { embeddedExtensions } from '../src/db/embedded-folder';
import { migrationsFolder, repoRoot, serverRoot } from '../src/paths';

const cacheFolder = path.join(repoRoot, 'node_modules', '.cache', 'server-test');

/** Changes with whatever a fresh database depends on: the migrations, the queues and, through the package, PGlite's version. */
function templateKey(): string {
  const hash = createHash('sha256').update(readFileSync(path.join(serverRoot, 'package.json')));
  hash.update(readFileSync(path.join(serverRoot, 'src', 'db', 'install-queues.ts')));
  // The journal too: a migration that was generated again has another time, by which the migrator knows it.
  hash.update(readFileSync(path.join(migrationsFolder, 'meta', '_journal.json')));
  const migrations = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  for (const name of migrations.sort()) hash.update(name).update(readFileSync(path.join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * The path of a dumped database that is migrated and empty. Making one takes seconds and loading it a fraction of
 * one, so it is reused until one of the two changes.
 */
export async function databaseTemplate(): Promise<string> {
  const file = path.join(cacheFolder, `${templateKey()}.tar`);
  if (existsSync(file)) return file;
  const client = await PGlite.create({ extensions: embeddedExtensions });
  const { close } = await openEmbedded(client);
  const dump = await client.dumpDataDir('none');
  await close();
  mkdirSync(cacheFolder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, file);
  return file;
}
