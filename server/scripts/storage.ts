import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { readConfig } from '../src/config';
import { openDatabase, type OpenDatabase } from '../src/db/client';

/** A database and a data folder of their own, to run servers on. */
export interface Storage {
  name: 'embedded' | 'PostgreSQL';
  dataDir: string;
  /** The settings of a server that uses them. */
  environment: NodeJS.ProcessEnv;
  /** Opens the database; the embedded one only while no server runs. */
  open(): Promise<OpenDatabase>;
  remove(): Promise<void>;
}

async function asAdministrator(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'titian-resilience-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** The embedded database in a new folder, or in `folder`. */
export function embeddedStorage(folder = newFolder()): Storage {
  const dataDir = path.join(folder, 'var');
  const environment = { DATA_DIR: dataDir };
  return {
    name: 'embedded',
    dataDir,
    environment,
    open: () => openDatabase(readConfig(environment)),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A new database on a PostgreSQL server. */
export async function postgresStorage(serverUrl: string): Promise<Storage> {
  const name = `titian_proof_${randomBytes(6).toString('hex')}`;
  await asAdministrator(serverUrl, `create database ${name}`);
  const folder = newFolder();
  const url = new URL(serverUrl);
  url.pathname = name;
  const environment = { DATA_DIR: folder, DATABASE_URL: url.href };
  return {
    name: 'PostgreSQL',
    dataDir: folder,
    environment,
    open: () => openDatabase(readConfig(environment)),
    remove: async () => {
      rmSync(folder, { recursive: true, force: true });
      await asAdministrator(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/** One of each kind that this machine has: PostgreSQL where TEST_DATABASE_URL names a server. */
export async function everyStorage(): Promise<Storage[]> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  return serverUrl ? [embeddedStorage(), await postgresStorage(serverUrl)] : [embeddedStorage()];
}

/** Sets the time of unfinished uploads back by more than an hour. */
export function ageUploads(dataDir: string): void {
  const uploads = path.join(dataDir, 'uploads');
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  for (const name of existsSync(uploads) ? readdirSync(uploads) : []) {
    utimesSync(path.join(uploads, name), longAgo, longAgo);
  }
}
