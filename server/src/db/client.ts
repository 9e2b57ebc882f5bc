import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePool } from 'drizzle-orm/node-postgres';
import { migrate as migratePool } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { Client, Pool } from 'pg';
import { installQueues } from './install-queues';
import type { Config } from '../config';
import { migrationsFolder } from '../paths';
import { openEmbeddedFolder } from './embedded-folder';
import { lockDataDir } from './lock';
import { refuseNewerDatabase } from './newer-database';
import { makeFolderPrivate } from './private-folder';
import * as schema from './schema';
import { explainConnectionFailure } from './unreachable';
import { DatabaseUnusableError } from './database-unusable-error';

/** Either database, or a transaction in it. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Connections to a database server, and the queries that wait for one. */
export interface Connections {
  busy: number;
  idle: number;
  waiting: number;
}

export interface OpenDatabase {
  db: Db;
  /** The same database through connections of their own; left out for the embedded database, which has one. */
  readDb?: Db;
  /** Left out for the embedded database. */
  connections?: () => Connections;
  close(): Promise<void>;
}

/** Any number will do, as long as every server of this project uses the same one. */
const MIGRATION_LOCK = 7_214_501;

/**
 * Migrates an embedded database. Its writes are handed to the operating system before they are acknowledged
 * (`relaxedDurability` stays off), so they outlive a killed process; PGlite runs without fsync, so a power cut
 * may take the last of them, and a service that must not lose any sets DATABASE_URL.
 */
export async function openEmbedded(client: PGlite): Promise<OpenDatabase> {
  const db = drizzleEmbedded({ client, schema });
  await refuseNewerDatabase(db);
  await migrateEmbedded(db, { migrationsFolder });
  await installQueues(client);
  return { db, close: () => client.close() };
}

async function openFolder(dataDir: string): Promise<OpenDatabase> {
  const release = lockDataDir(dataDir);
  try {
    const folder = path.join(dataDir, 'db');
    const client = await openEmbeddedFolder(folder);
    // PGlite gives some files their modes itself, whatever the process's umask.
    await makeFolderPrivate(folder);
    try {
      const { db, close } = await openEmbedded(client);
      return { db, close: () => close().finally(release) };
    } catch (error) {
      await client.close().catch(() => undefined);
      throw error;
    }
  } catch (error) {
    release();
    throw error;
  }
}

/** A caller learns of a database that is away within five seconds, even where it hangs. */
const CONNECTING = { connectionTimeoutMillis: 4_000, keepAlive: true };

/**
 * A page that is read through an index costs hardly more than the next one, on solid-state disks and in memory. By its own
 * default PostgreSQL would rather read all jobs than look for many synonyms in the index.
 */
const PLANNING = '-c random_page_cost=1.1';

/** Most connections of a server for public reads of vacancies, and for all else: 10 together (`docs/scaling.md`). */
const MAX_CONNECTIONS = { reads: 4, others: 6 };

function openPool(connectionString: string, max: number): Pool {
  const pool = new Pool({
    ...CONNECTING,
    connectionString,
    max,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    options: PLANNING,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The same for one that breaks between two queries of a transaction; its next query fails, and so does the call.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

async function openServer(connectionString: string): Promise<OpenDatabase> {
  await migrateServer(connectionString);
  const pools = [MAX_CONNECTIONS.others, MAX_CONNECTIONS.reads].map((max) => openPool(connectionString, max));
  const [db, readDb] = pools.map((pool): Db => drizzlePool({ client: pool, schema })) as [Db, Db];
  const sum = (count: (pool: Pool) => number): number => pools.reduce((all, pool) => all + count(pool), 0);
  const connections = (): Connections => ({
    busy: sum((pool) => pool.totalCount - pool.idleCount),
    idle: sum((pool) => pool.idleCount),
    waiting: sum((pool) => pool.waitingCount),
  });
  const close = async (): Promise<void> => void (await Promise.all(pools.map((pool) => pool.end())));
  return { db, readDb, connections, close };
}

/** A connection of its own for migrations. */
async function connectForMigrations(connectionString: string): Promise<Client> {
  const client = new Client({ ...CONNECTING, connectionString });
  // One that breaks fails the query that is running; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => undefined);
    const explained = explainConnectionFailure(error);
    throw explained === null ? error : new DatabaseUnusableError(explained, { cause: error });
  }
  return client;
}

/**
 * Several servers may start at once on one database: the advisory lock lets one of them migrate at a time. It belongs to
 * the session, and so does the lifted time limit: behind a pooler that lends a session for one transaction neither would
 * hold. Closing the connection releases the lock.
 */
async function migrateServer(connectionString: string): Promise<void> {
  const client = await connectForMigrations(connectionString);
  try {
    const db = drizzlePool({ client, schema });
    await db.execute(sql`set statement_timeout to 0`);
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await refuseNewerDatabase(db);
    await migratePool(db, { migrationsFolder });
    await installQueues(client);
  } finally {
    await client.end();
  }
}

/**
 * Opens the configured database and brings its tables up to date.
 * Throws DatabaseInUseError when another process has the embedded one open, DatabaseUnusableError for a damaged one or
 * one of a newer release, and what the driver says when the database cannot be reached.
 */
export function openDatabase({ databaseUrl, dataDir }: Config): Promise<OpenDatabase> {
  return databaseUrl === null ? openFolder(dataDir) : openServer(databaseUrl);
}
