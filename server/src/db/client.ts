import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePool } from 'drizzle-orm/node-postgres';
import { migrate as migratePool } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { installQueue } from '../background/install-queue';
import type { Config } from '../config';
import { migrationsFolder } from '../paths';
import { openEmbeddedFolder } from './embedded-folder';
import { lockDataDir } from './lock';
import { refuseNewerDatabase } from './newer-database';
import { makeFolderPrivate } from './private-folder';
import * as schema from './schema';

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
  await installQueue(client);
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

async function openServer(connectionString: string): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString,
    max: 10,
    // A caller learns of a database that is away within five seconds, even where it hangs.
    connectionTimeoutMillis: 4_000,
    keepAlive: true,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The same for one that breaks between two queries of a transaction; its next query fails, and so does the call.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  try {
    await migrateServer(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const connections = (): Connections => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  return { db: drizzlePool({ client: pool, schema }), connections, close: () => pool.end() };
}

/**
 * Several servers may start at once on one database: the advisory lock lets one of them migrate at a time. The
 * connection is closed afterwards, which releases the lock and drops the lifted time limit.
 */
async function migrateServer(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const db = drizzlePool({ client, schema });
    await db.execute(sql`set statement_timeout to 0`);
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await refuseNewerDatabase(db);
    await migratePool(db, { migrationsFolder });
    await installQueue(client);
  } finally {
    client.release(true);
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
