/**
 * Makes and downloads exports of several sizes on an embedded database in a folder, whose files are on the disk and not
 * in the memory that is measured. Prints one line of JSON: an array of `ExportMemory`.
 *
 * Run with `node --expose-gc --import tsx export-memory.ts FOLDER APPLICATIONS…`.
 */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { readConfig } from '../src/config';
import { openDatabase, type Db } from '../src/db/client';
import { dataExportParts } from '../src/db/privacy-schema';
import { applicationEvents, applications, companies, jobs } from '../src/db/schema';
import { PART_BYTES } from '../src/privacy/export/export-parts';
import { makeJobInput } from '../src/jobs/job-input.fixture';
import { upsertJob } from '../src/jobs/job-store';
import { signedIn } from './candidates';
import { testApp, type TestApp } from './test-app';
import { loadTemplate } from './test-database';

/** The most that was in use at once while the export of so many applications was made, and while it was downloaded. */
export interface ExportMemory {
  applications: number;
  /** Bytes of the file. */
  size: number;
  /** Bytes. */
  making: number;
  /** Bytes. */
  downloading: number;
}

const collect = (globalThis as { gc?: () => void }).gc;

/** Bytes of objects and buffers that are still referred to. */
function bytesInUse(): number {
  if (!collect) throw new Error('Run it with --expose-gc.');
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Measures whenever a part of a file has passed, and keeps the highest: a small file too is measured often enough. */
class Peak {
  highest = 0;
  #passed = 0;
  #next = 0;

  pass(bytes: number): void {
    this.#passed += bytes;
    if (this.#passed < this.#next) return;
    this.#next = this.#passed + PART_BYTES;
    this.highest = Math.max(this.highest, bytesInUse());
  }
}

/** Stores the applications of a candidate, each with a history of four events. */
async function storeApplications(db: Db, candidateId: string, count: number): Promise<void> {
  await upsertJob(db, makeJobInput());
  const [company] = await db.select().from(companies).limit(1);
  const source = `of ${candidateId}`;
  await db.execute(sql`
    insert into ${jobs} (slug, title, company_id, source, source_id, content_hash)
    select md5(${source} || n), 'Lowongan ' || n, ${company?.id}::uuid, ${source}, n::text, ''
    from generate_series(1, ${count}::integer) as n`);
  await db.execute(sql`
    insert into ${applications} (candidate_id, job_id, applied_at, status, outcome, outcome_at)
    select ${candidateId}::uuid, id, timestamptz '2026-11-01' + source_id::integer * interval '1 second', 'screening',
      'rejected', timestamptz '2026-11-20'
    from ${jobs} where source = ${source}`);
  // Digits that do not repeat: as words they would shrink, and the file would be too small to tell.
  const words = sql`(select string_agg(md5(id::text || i), ' ') from generate_series(1, 40) as i)`;
  await db.execute(sql`
    insert into ${applicationEvents}
      (application_id, at, kind, step, outcome, reason, appointment_at, appointment_zone, appointment_place)
    select id, applied_at, kind,
      case when kind = 'moved' then 'screening' end, case when kind = 'outcome' then 'rejected' end,
      case when kind = 'outcome' then ${words} end, case when kind = 'appointment' then applied_at end,
      case when kind = 'appointment' then 'Asia/Makassar' end, case when kind = 'appointment' then 'Jalan ' || id end
    from ${applications}, unnest(array['sent', 'moved', 'appointment', 'outcome']) as kind
    where candidate_id = ${candidateId}::uuid`);
}

/** Starts an export, waits until it is ready and gives back its path. */
async function makeExport({ app }: TestApp, headers: Record<string, string>): Promise<string> {
  const path = '/api/v1/candidate/export/';
  const started = await app.inject({ method: 'POST', url: path, headers });
  const url = `${path}${(started.json().data as { id: string }).id}/`;
  for (;;) {
    const { status } = (await app.inject({ url, headers })).json().data as { status: string };
    if (status === 'ready') return url;
    if (status === 'failed') throw new Error('The export failed.');
    await wait(100);
  }
}

/** Downloads a file, of which it keeps nothing, and gives back its size. */
async function download({ app }: TestApp, path: string, headers: object, peak: Peak): Promise<number> {
  const { port } = app.server.address() as AddressInfo;
  const [response] = (await once(get({ port, path, headers: { ...headers } }), 'response')) as [IncomingMessage];
  let size = 0;
  for await (const chunk of response) {
    const { length } = chunk as Buffer;
    size += length;
    peak.pass(length);
  }
  return size;
}

async function measure(test: TestApp, headers: Record<string, string>, count: number): Promise<ExportMemory> {
  const [making, downloading] = [new Peak(), new Peak()];
  const { insert } = test.db;
  test.db.insert = (table) => {
    if (Object.is(table, dataExportParts)) making.pass(PART_BYTES);
    return insert.call(test.db, table as never) as never;
  };
  const path = await makeExport(test, headers);
  test.db.insert = insert;
  const size = await download(test, `${path}file/`, headers, downloading);
  return { applications: count, size, making: making.highest, downloading: downloading.highest };
}

async function main(folder: string, counts: number[]): Promise<void> {
  await (await loadTemplate(join(folder, 'db'))).close();
  const database = await openDatabase(readConfig({ DATA_DIR: folder }));
  // A busy machine is no reason to give an attempt up.
  const test = await testApp({ JOB_LEASE_SECONDS: '999' }, {}, database);
  const owners: Record<string, string>[] = [];
  for (const count of counts) {
    const { id, headers } = await signedIn(test);
    await storeApplications(test.db, id, count);
    owners.push(headers);
  }
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  // The index for matches has all jobs and is made within seconds of their last change: it is in each measurement alike.
  await test.app.runAllJobs();
  await wait(12_000);
  const measured: ExportMemory[] = [];
  for (const [index, headers] of owners.entries()) measured.push(await measure(test, headers, counts[index] ?? 0));
  process.stdout.write(`${JSON.stringify(measured)}\n`);
  await test.close();
  await database.close();
}

const [folder = '', ...counts] = process.argv.slice(2);
void main(folder, counts.map(Number));
