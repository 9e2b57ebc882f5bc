import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { readConfig } from '../src/config';
import { openDatabase, type OpenDatabase } from '../src/db/client';

async function asAdministrator(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A migrated, empty database of its own on a PostgreSQL server; closing it drops it. */
export async function postgresDatabase(serverUrl: string): Promise<OpenDatabase> {
  const name = `titian_test_${randomBytes(6).toString('hex')}`;
  await asAdministrator(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  const { db, close } = await openDatabase(readConfig({ DATABASE_URL: url.href }));
  return { db, close: () => close().then(() => asAdministrator(serverUrl, `drop database ${name}`)) };
}
