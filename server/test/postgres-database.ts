import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { readConfig } from '../src/config';
import { openDatabase, type OpenDatabase } from '../src/db/client';

async function asAdministrator(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function open(serverUrl: string, name: string): Promise<OpenDatabase> {
  const url = new URL(serverUrl);
  url.pathname = name;
  return openDatabase(readConfig({ DATABASE_URL: url.href }));
}

/**
 * Makes a migrated, empty database that others are copied from, which takes a tenth of the time of migrating each.
 * Gives back its name.
 */
export async function createPostgresTemplate(serverUrl: string): Promise<string> {
  const name = `titian_template_${randomBytes(6).toString('hex')}`;
  await asAdministrator(serverUrl, `create database ${name}`);
  // A database that is open cannot be copied.
  await open(serverUrl, name).then(({ close }) => close());
  return name;
}

export function dropPostgresDatabase(serverUrl: string, name: string): Promise<void> {
  return asAdministrator(serverUrl, `drop database ${name} with (force)`);
}

/** A database of its own on a PostgreSQL server, copied from `template`; closing it drops it. */
export async function postgresDatabase(serverUrl: string, template: string): Promise<OpenDatabase> {
  const name = `titian_test_${randomBytes(6).toString('hex')}`;
  await asAdministrator(serverUrl, `create database ${name} template ${template}`);
  const { db, close } = await open(serverUrl, name);
  return { db, close: () => close().then(() => dropPostgresDatabase(serverUrl, name)) };
}
