import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import { eq, getTableName, sql } from 'drizzle-orm';
import { candidateIn, sessionOf, signedIn } from '../../../test/candidates';
import { expectContract } from '../../../test/expect-contract';
import { testApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';
import { purgeStale } from '../../background/purge-stale';
import { dataExportParts, dataExports } from '../../db/privacy-schema';
import { rateLimitWindows, securityEvents } from '../../db/request-schema';
import { applicationEvents, applications, candidates, companies, jobReferences, jobs, sessions } from '../../db/schema';
import { WorkerPool } from '../../workers/worker-pool';
import { ExportGoneError, PART_BYTES, cut, firstPosition, readFile, storeFile } from './export-parts';
import { PHOTO, downloadExport, exportCalls, fullCandidate, readExport, storePhoto, unzip } from './export.fixture';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { zip } from './zip';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { dumpTables } from '../../../test/dump-tables';
import { readCvSource } from '../../cv/read-cv-source';
import { jobReports } from '../../db/report-schema';
import { makeJobInput } from '../../jobs/job-input.fixture';
import { upsertJob } from '../../jobs/job-store';
import { nameLists, recordSections } from '../../profile/sections';
import { caller } from '../../profile/sections/sections.fixture';
import { seedMasters } from '../../seed/seed-masters';
import { makeExport } from './make-export';

describe('routes', () => {
  const HOUR = 3_600_000;

  let test: TestApp;
  let calls: ReturnType<typeof exportCalls>;
  let me: Awaited<ReturnType<typeof signedIn>>;
  const workers = new WorkerPool();
  beforeAll(async () => {
    test = await testApp({}, { workers });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.reset();
    for (const table of [candidates, rateLimitWindows, securityEvents]) await test.db.delete(table);
    jest.spyOn(workers, 'run').mockResolvedValue(new Uint8Array([1]) as never);
    me = await signedIn(test);
    await test.db.update(sessions).set({ expiresAt: new Date(Date.now() + 48 * HOUR) });
    calls = exportCalls(test, me.headers);
  });

  async function start(): Promise<string> {
    return (await calls.start()).json().data.id as string;
  }

  it('is waiting until it is made, and is listed, found and downloaded then', async () => {
    const started = await calls.start();
    expectContract('startExport', started);
    const { data } = started.json();
    expect(data).toMatchObject({ status: 'waiting', progress: 0, size: null, expiresAt: null });
    expect((await calls.file(data.id)).json().statusCode).toBe(4004);
    await test.app.tasksDone();
    const found = await calls.get(data.id);
    expectContract('getExport', found);
    const listed = await calls.list();
    expectContract('listExports', listed);
    expect(listed.json().data).toEqual([found.json().data]);
    const { status, progress, size, expiresAt } = found.json().data;
    expect({ status, progress }).toEqual({ status: 'ready', progress: 100 });
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(23.9 * HOUR);
    const file = await calls.file(data.id);
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload).toHaveLength(size);
    expect(file.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(size),
      'content-disposition': 'attachment; filename="data-titian.zip"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is not compressed a second time', async () => {
    const id = await start();
    await test.app.tasksDone();
    const headers = { ...me.headers, 'accept-encoding': 'gzip, br' };
    const file = await test.app.inject({ url: `/api/v1/candidate/export/${id}/file/`, headers });
    expect(file.headers).not.toHaveProperty('content-encoding');
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  it('is one, however often it is started while it is being made, and also at one moment', async () => {
    const both = await Promise.all([calls.start(), calls.start()]);
    const ids = both.map((response) => response.json().data.id as string);
    expect(ids[0]).toBe(ids[1]);
    await test.db.update(dataExports).set({ status: 'running', progress: 30 });
    const again = (await calls.start()).json().data;
    expect(again).toMatchObject({ id: ids[0], status: 'running', progress: 30 });
    expect(await test.db.$count(dataExports)).toBe(1);
    const events = await test.db.select().from(securityEvents);
    expect(events.map(({ kind, candidateId }) => ({ kind, candidateId }))).toEqual([
      { kind: 'export-started', candidateId: me.id },
    ]);
  });

  it('takes the place of one that is ready, and of one that was lost', async () => {
    const first = await start();
    await test.app.tasksDone();
    const second = await start();
    expect(second).not.toBe(first);
    expect((await calls.get(first)).json().statusCode).toBe(4004);
    expect(await test.db.$count(dataExportParts)).toBe(0);
    test.advance(2 * HOUR);
    expect(await start()).not.toBe(second);
    expect(await test.db.$count(dataExports)).toBe(1);
  });

  it('is gone after a day, at once for its candidate and soon from the database', async () => {
    const id = await start();
    await test.app.tasksDone();
    test.advance(23.9 * HOUR);
    expect((await calls.get(id)).statusCode).toBe(200);
    const { headers } = await signedIn(test);
    expect((await exportCalls(test, headers).start()).statusCode).toBe(200);
    test.advance(0.2 * HOUR);
    for (const response of [await calls.get(id), await calls.file(id)]) {
      expect(response.statusCode).toBe(404);
      expect(response.json().statusCode).toBe(4004);
    }
    expect((await calls.list()).json().data).toEqual([]);
    await purgeStale(test.db, new Date(Date.now() + 24.1 * HOUR));
    // The other candidate's was started a moment ago.
    expect(await test.db.$count(dataExports)).toBe(1);
    expect(await test.db.$count(dataExportParts)).toBe(0);
    await purgeStale(test.db, new Date(Date.now() + 48 * HOUR));
    expect(await test.db.$count(dataExports)).toBe(0);
  });

  it('goes with its candidate', async () => {
    await start();
    await test.app.tasksDone();
    expect(await test.db.$count(dataExportParts)).toBeGreaterThan(0);
    await test.db.delete(candidates).where(eq(candidates.id, me.id));
    expect(await test.db.$count(dataExports)).toBe(0);
    expect(await test.db.$count(dataExportParts)).toBe(0);
  });

  it.each(['x', '0f5b1f0e-5a52-4c3c-9a7a-8d2f3f1d9b10'])('responds with 4004 for the id %s', async (id) => {
    const response = await calls.get(id);
    expectContract('getExport', response);
    expect(response.json().statusCode).toBe(4004);
    expect((await calls.file(id)).json().statusCode).toBe(4004);
  });

  it('may be started twenty times an hour', async () => {
    for (let time = 0; time < 20; time += 1) expect((await calls.start()).statusCode).toBe(200);
    expect((await calls.start()).json().statusCode).toBe(4029);
    await test.db.delete(rateLimitWindows);
    expect((await calls.start()).statusCode).toBe(200);
  });

  it('is read no further once its client has hung up', async () => {
    const id = await start();
    await test.app.tasksDone();
    const parts = 100;
    await test.db.delete(dataExportParts);
    await test.db.execute(sql`
      insert into ${dataExportParts} (export_id, position, content)
      select ${id}::uuid, position, decode(repeat('00', ${PART_BYTES}::integer), 'hex')
      from generate_series(0, ${parts}::integer - 1) as position`);
    await test.db.update(dataExports).set({ size: parts * PART_BYTES });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    const select = jest.spyOn(test.db as { select: (fields?: object) => unknown } & TestApp['db'], 'select');
    // Reads of the server itself, such as its purge after listening, do not count.
    const partsRead = () => select.mock.calls.filter(([fields]) => fields && 'content' in fields).length;
    const arrival = once(test.app.server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
    const request = get({ port, path: `/api/v1/candidate/export/${id}/file/`, headers: me.headers });
    const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream];
    await once(response, 'data');
    const [, sent] = await arrival;
    request.destroy();
    if (!sent.closed) await once(sent, 'close');
    const read = partsRead();
    // In this time all others could be read; one may have been under way.
    for (let query = 0; query < parts; query += 1) await test.db.execute(sql`select 1`);
    expect(partsRead()).toBeLessThanOrEqual(read + 1);
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(parts / 2);
    select.mockRestore();
  });
});

describe('parts', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());

  const now = () => new Date();

  async function runningExport(): Promise<string> {
    const { id: candidateId } = await candidateIn(test);
    const values = { candidateId, status: 'running' as const, createdAt: now() };
    const [row] = await test.db.insert(dataExports).values(values).returning();
    return row?.id ?? '';
  }

  const stream = (...chunks: Buffer[]) => Readable.from(chunks) as AsyncIterable<Buffer>;

  const positionsOf = async (exportId: string) =>
    (await test.db.select().from(dataExportParts).where(eq(dataExportParts.exportId, exportId)))
      .map(({ position }) => position)
      .sort((a, b) => a - b);

  it.each([
    [[], []],
    [[1], [1]],
    [[4], [4]],
    [[9], [4, 4, 1]],
    [
      [3, 3, 3, 3],
      [4, 4, 4],
    ],
    [
      [1, 2, 9],
      [4, 4, 4],
    ],
  ])('cuts chunks of %j bytes into parts of %j', async (chunks, parts) => {
    const lengths: number[] = [];
    for await (const part of cut(stream(...chunks.map((size) => Buffer.alloc(size))), 4)) lengths.push(part.length);
    expect(lengths).toEqual(parts);
  });

  it('stores a file that is read as it was, and says its size', async () => {
    const exportId = await runningExport();
    const file = randomBytes(2 * PART_BYTES + 5);
    await storeFile(test.db, { exportId, first: 0, now }, stream(file.subarray(0, 70_000), file.subarray(70_000)));
    const [row] = await test.db.select().from(dataExports).where(eq(dataExports.id, exportId));
    expect(row).toMatchObject({ status: 'ready', progress: 100, size: file.length });
    expect(await positionsOf(exportId)).toEqual([0, 1, 2]);
    expect((await buffer(readFile(test.db, exportId, file.length))).equals(file)).toBe(true);
  });

  it('takes no more of a stream than the parts that it has stored, and one chunk', async () => {
    const exportId = await runningExport();
    const ahead: number[] = [];
    let made = 0;
    async function* chunks() {
      for (; made < 12; made += 1) {
        const stored = await test.db.$count(dataExportParts, eq(dataExportParts.exportId, exportId));
        ahead.push(made - stored);
        yield randomBytes(PART_BYTES);
      }
    }
    await storeFile(test.db, { exportId, first: 0, now }, chunks());
    expect(ahead).toEqual(Array.from({ length: 12 }, () => 0));
  });

  it('does not mix its parts with those of another attempt, whichever ends first', async () => {
    const exportId = await runningExport();
    const [early, late] = [randomBytes(3 * PART_BYTES), randomBytes(2 * PART_BYTES)];
    const createdAt = new Date('2026-11-24T00:00:00Z');
    const first = firstPosition(createdAt, new Date('2026-11-24T00:00:01Z'));
    async function* interrupted() {
      yield early.subarray(0, PART_BYTES);
      // The server of the first attempt is stopped for a minute, and a second one takes over.
      const later = firstPosition(createdAt, new Date('2026-11-24T00:01:01Z'));
      await storeFile(test.db, { exportId, first: later, now }, stream(late));
      yield early.subarray(PART_BYTES);
    }
    await expect(storeFile(test.db, { exportId, first, now }, interrupted())).rejects.toThrow(ExportGoneError);
    expect((await buffer(readFile(test.db, exportId, late.length))).equals(late)).toBe(true);
    expect(await positionsOf(exportId)).toHaveLength(2);
  });

  it.each([
    ['a clock that goes behind', '2026-11-23T23:59:59Z', 0],
    ['the second of its start', '2026-11-24T00:00:00.9Z', 0],
    ['the next one', '2026-11-24T00:00:01Z', 10_000],
    ['a week', '2026-12-01T00:00:00Z', 864_000_000],
  ])('begins, after %s, at a position that its column takes', (_what, at, position) => {
    expect(firstPosition(new Date('2026-11-24T00:00:00Z'), new Date(at))).toBe(position);
  });

  it('stores nothing for an export that is gone, and gives back no part of a file for the whole', async () => {
    const exportId = await runningExport();
    await storeFile(test.db, { exportId, first: 0, now }, stream(randomBytes(2 * PART_BYTES)));
    const reading = readFile(test.db, exportId, 2 * PART_BYTES);
    expect((await reading.next()).value).toHaveLength(PART_BYTES);
    await test.db.delete(dataExports).where(eq(dataExports.id, exportId));
    await expect(reading.next()).rejects.toThrow(ExportGoneError);
    await expect(storeFile(test.db, { exportId, first: 0, now }, stream(randomBytes(9)))).rejects.toThrow(
      ExportGoneError,
    );
    expect(await test.db.$count(dataExportParts, eq(dataExportParts.exportId, exportId))).toBe(0);
  });

  describe('a zip', () => {
    const at = new Date('2026-11-24T00:00:00Z');

    it('holds its files', async () => {
      async function* text() {
        yield 'Halo, ';
        yield 'dunia 👋';
      }
      const files = await unzip(
        await buffer(
          zip(
            [
              { name: 'a.txt', content: text() },
              { name: 'b', content: Buffer.from([0, 1]) },
            ],
            at,
          ),
        ),
      );
      expect(files['a.txt']?.toString()).toBe('Halo, dunia 👋');
      expect(files.b).toEqual(Buffer.from([0, 1]));
    });

    it('makes no more of a text than is read of the zip, and ends the text with the reader', async () => {
      let [made, isOver] = [0, false];
      const chunk = 256 * 1024;
      async function* text() {
        try {
          for (; made < 200; made += 1) yield randomBytes(chunk / 2).toString('hex');
        } finally {
          isOver = true;
        }
      }
      let read = 0;
      const ahead: number[] = [];
      for await (const bytes of zip([{ name: 'a.txt', content: text() }], at)) {
        // Hexadecimal digits shrink to a little more than half.
        read += bytes.length;
        ahead.push(made - Math.floor((2 * read) / chunk));
        await new Promise((resolve) => setTimeout(resolve, 1));
        if (read > 5 * chunk) break;
      }
      expect(Math.max(...ahead)).toBeLessThan(6);
      expect(made).toBeLessThan(20);
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(isOver).toBe(true);
    });

    it('fails with what its text fails with', async () => {
      async function* text() {
        yield 'Halo';
        throw new ExportGoneError();
      }
      await expect(buffer(zip([{ name: 'a.txt', content: text() }], at))).rejects.toThrow(ExportGoneError);
    });
  });

  it('stores a part of a file for an export alone that is running', async () => {
    const exportId = await runningExport();
    await test.db.execute(sql`update ${dataExports} set status = 'failed' where id = ${exportId}::uuid`);
    await expect(storeFile(test.db, { exportId, first: 0, now }, stream(randomBytes(9)))).rejects.toThrow(
      ExportGoneError,
    );
  });
});

describe('archive', () => {
  const workers = new WorkerPool();
  let test: TestApp;
  beforeAll(async () => {
    // A busy machine is no reason to give an attempt up.
    test = await testApp({ JOB_LEASE_SECONDS: '999' }, { workers });
    await seedMasters(test.db);
  });
  afterAll(() => test.close());
  afterEach(() => jest.restoreAllMocks());
  beforeEach(async () => {
    for (const table of [candidates, jobReports, jobReferences, jobs, securityEvents]) await test.db.delete(table);
  });

  /** Spares a test that is not about the CV the time that a worker thread takes. */
  const withoutCv = () =>
    jest.spyOn(workers, 'run').mockResolvedValue({ file: new Uint8Array([1]), missing: [] } as never);

  const own = (what: string): string => `own ${what}`;
  const others = (what: string): string => `strange ${what}`;

  const SECTIONS = [...Object.values(recordSections), ...Object.values(nameLists)];

  /** Key in `data.json` by the name of a table. */
  const TOPICS: Record<string, string> = {
    candidates: 'account',
    ...Object.fromEntries(SECTIONS.map(({ table, path }) => [getTableName(table), path])),
    applications: 'application-status',
    job_references: 'job-reference',
    bookmarks: 'bookmark',
    saved_searches: 'saved-search',
    digests: 'digest',
    digest_settings: 'digest-setting',
    unsubscribe_tokens: 'unsubscribe-link',
    notifications: 'notification',
    job_reports: 'report',
    email_changes: 'email-change',
    sessions: 'session',
    account_tokens: 'mailed-link',
    security_events: 'security-event',
  };

  /** Tables with a candidate's id whose rows are not handed out: what makes calls repeatable, and exports themselves. */
  const LEFT_OUT = ['idempotent_answers', 'data_exports'];

  /** Of a sign-up that is not activated: no account that can sign in has one. */
  const NEVER = ['pending_registrations'];

  /** Columns whose values are not handed out as they are: keys, hashes, and ids of what the export has by name. */
  const HIDDEN =
    /^(candidate_id|id|position|rejected_at|.*_hash|(level|job_level|industry|language|institution|major)_id)$/;
  /** Tables whose `created_at` the contract does not have. */
  const UNDATED = new Set<string>(SECTIONS.map(({ table }) => getTableName(table)));

  const isInstant = /^\d{4}-\d\d-\d\dT/;
  const comparable = (value: unknown): unknown =>
    typeof value === 'string' && isInstant.test(value) ? new Date(value).toISOString() : value;

  /** Every value within some JSON. */
  function leaves(value: unknown): unknown[] {
    if (typeof value !== 'object' || value === null) return [comparable(value)];
    return Object.values(value).flatMap(leaves);
  }

  type Row = Record<string, unknown>;

  it('has every row about the candidate, with all values but hashes and keys', async () => {
    await storePhoto(test);
    await fullCandidate(test, others);
    const { id, headers } = await fullCandidate(test, own);
    const { data } = await downloadExport(test, headers);
    const dump = await dumpTables(test.db, LEFT_OUT);
    const seen: string[] = [];
    for (const [table, json] of Object.entries(dump)) {
      const all = JSON.parse(json) as Row[];
      const rows = all.filter((row) => (table === 'candidates' ? row.id : row.candidate_id) === id);
      if (rows.length === 0) continue;
      seen.push(table);
      const topic = data[TOPICS[table] ?? ''];
      // A failure names the table.
      expect([table, [topic].flat().length]).toEqual([table, rows.length]);
      const exported = new Set(leaves(table === 'candidates' ? [topic, data.profile] : topic));
      for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
        if (HIDDEN.test(column) || (column === 'created_at' && UNDATED.has(table))) continue;
        const missing = leaves(value).filter((leaf) => leaf !== null && !exported.has(leaf));
        expect([table, column, missing]).toEqual([table, column, []]);
      }
    }
    expect(seen.sort()).toEqual(Object.keys(TOPICS).sort());
    const owned = await test.db.execute(
      sql`select table_name from information_schema.columns where table_schema = 'public' and column_name = 'candidate_id'`,
    );
    const names = (owned as unknown as { rows: { table_name: string }[] }).rows.map((row) => row.table_name);
    // A table that is added is exported too, or left out with a reason.
    expect(names.sort()).toEqual(
      [...Object.keys(TOPICS), ...LEFT_OUT, ...NEVER].filter((n) => n !== 'candidates').sort(),
    );
  });

  it('has profile, sections and applications as their calls give them, each application with its events', async () => {
    const { id, headers } = await fullCandidate(test, own);
    withoutCv();
    const { data, list } = await downloadExport(test, headers);
    const get = async (url: string) => (await test.app.inject({ url: `/api/v1/${url}`, headers })).json().data;
    const { version: _version, ...profile } = await get('candidate/profile/');
    expect(data.profile).toEqual(profile);
    const source = await readCvSource(test.db, id);
    const me = caller(test, headers);
    for (const { path } of [...Object.values(recordSections), nameLists.interests]) {
      const records = (await me.list(path)).json().data as { version?: string }[];
      expect(list(path)).toEqual(records.map(({ version: _seen, ...record }) => record));
    }
    expect(list('skill')).toEqual(source.skills);
    const listed = (await get('job-application/application-status/')) as { id: string }[];
    // The events themselves are exported in full, and how a company answers others is not about the candidate.
    const known = listed.map((one) => ({ ...one, lastEvent: undefined, appointments: undefined, answers: undefined }));
    expect(list('application-status')).toHaveLength(3);
    for (const [index, application] of known.entries()) {
      const events = await get(`job-application/${application.id}/events/`);
      expect(events).toHaveLength(5);
      expect(list('application-status')[index]).toEqual({ ...application, events });
    }
    const disclosures = list('disclosure');
    expect(disclosures.map(({ application }) => application).sort()).toEqual(known.map((one) => one.id).sort());
    expect(disclosures[0]).toMatchObject({
      company: { name: 'PT Contoh Abadi' },
      job: { title: expect.stringContaining('Kasir') },
      fields: ['name', 'email', 'education'],
    });
  });

  it('has the photo as it is stored, the CV, and nothing of another candidate or of a secret', async () => {
    const photo = await storePhoto(test);
    await fullCandidate(test, others);
    const { headers, token } = await fullCandidate(test, own);
    const { files, data } = await downloadExport(test, headers);
    expect(Object.keys(files).sort()).toEqual(['CV.pdf', 'data.json', 'foto.webp', 'index.html']);
    expect(files['foto.webp']).toEqual(photo);
    expect(files['CV.pdf']?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(data.files).toEqual({
      photo: { name: 'foto.webp', state: 'included' },
      cv: { name: 'CV.pdf', state: 'included' },
    });
    for (const name of ['data.json', 'index.html']) {
      const text = files[name]?.toString() ?? '';
      expect(text).toContain('own about');
      for (const secret of ['strange', 'own hash', token]) expect(text).not.toContain(secret);
    }
  });

  const HOSTILE = `<script>alert(1)</script>"'&amp; \u202egnp.exe 👩🏽‍🔧 \u0001\ufffe </main>`;

  it('has any text whole in the JSON, and escaped on a page that is valid and runs nothing', async () => {
    const { headers } = await fullCandidate(test, (what) => `${what} ${HOSTILE}`);
    withoutCv();
    const { data, list, html } = await downloadExport(test, headers);
    expect(data.profile.about).toBe(`about ${HOSTILE}`);
    expect(list('work-experience')[0]).toMatchObject({ title: `work-experience title ${HOSTILE}` });
    expect(list('report')[0]).toMatchObject({ text: `report ${HOSTILE}` });
    expect(html).not.toMatch(/<script|javascript:| on\w+=|https?:[^<]*"/);
    expect(html.match(/<\/main>/g)).toHaveLength(1);
    const shown =
      'about &lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;amp; \u202egnp.exe 👩🏽‍🔧 \ufffd\ufffd &lt;/main&gt;';
    expect(html).toContain(`<dd dir="auto">${shown}</dd>`);
    const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: { 'long-title': 'off' } });
    const { results } = await validator.validateString(html);
    expect(
      results.flatMap(({ messages }) => messages.map(({ ruleId, line, message }) => ({ ruleId, line, message }))),
    ).toEqual([]);
  });

  it('says on the page what each value is, in Indonesian', async () => {
    await storePhoto(test);
    const { headers } = await fullCandidate(test, own);
    withoutCv();
    const { html } = await downloadExport(test, headers);
    // No key of the contract and no word for a program is left.
    expect(html).not.toMatch(/<dt>[a-z]/);
    const values = [...html.matchAll(/<dd dir="auto">([^<]*)</g)].map(([, text]) => text ?? '');
    const programs = values.filter((text) => /^([a-z]+([A-Z][a-z]+|_[a-z]+)|\d{4}-\d\d-\d\dT.*)$/.test(text));
    expect(programs).toEqual([]);
    for (const text of [
      'Perempuan',
      'Daerah Istimewa Yogyakarta',
      '17 April 1999',
      'Rp 4.512.345',
      'Tidak lolos',
      'Fasih',
    ])
      expect(html).toContain(text);
    expect(html).toContain('src="data:image/webp;base64,');
  });

  it.each([
    ['a photo that is gone', () => rmSync(path.join(test.config.dataDir, PHOTO)), { photo: 'failed', cv: 'included' }],
    [
      'a CV that cannot be made',
      () => jest.spyOn(workers, 'run').mockRejectedValue(new Error('A font is missing.')),
      { photo: 'included', cv: 'failed' },
    ],
  ])('does without %s, and says so', async (_what, breakIt, states) => {
    withoutCv();
    await storePhoto(test);
    const { headers } = await fullCandidate(test, own);
    breakIt();
    const { data, html, files } = await downloadExport(test, headers);
    expect(data.files).toMatchObject({ photo: { state: states.photo }, cv: { state: states.cv } });
    expect('CV.pdf' in files).toBe(states.cv === 'included');
    expect('foto.webp' in files).toBe(states.photo === 'included');
    expect(html).toContain('tidak dapat disertakan');
  });

  it('is made of a candidate who has stored nothing else', async () => {
    withoutCv();
    const { headers } = await signedIn(test);
    const { data, list, html } = await downloadExport(test, headers);
    expect(data.files).toMatchObject({ photo: { state: 'none' } });
    expect(list('application-status')).toEqual([]);
    expect(html).toContain('Tidak ada data.');
  });

  const depsOf = () => ({
    db: test.db,
    config: test.config,
    workers,
    now: () => new Date(),
    mailer: null as never,
    fetchPicture: undefined,
  });

  it('starts again after a crash, and leaves nothing of the first attempt', async () => {
    withoutCv();
    const { headers } = await fullCandidate(test, own);
    const { id } = (await exportCalls(test, headers).start()).json().data as { id: string };
    // State of a server that ended in the middle.
    await test.db.update(dataExports).set({ status: 'running', progress: 40 });
    const rest = Buffer.from('of the first attempt');
    await test.db.insert(dataExportParts).values([0, 1].map((position) => ({ exportId: id, position, content: rest })));
    await test.db.update(dataExports).set({ createdAt: new Date(Date.now() - 90_000) });
    await test.app.tasksDone();
    expect((await readExport(test, headers, id)).data.profile.about).toBe('own about');
    const parts = await test.db.select().from(dataExportParts);
    expect(parts.some(({ content }) => content.equals(rest))).toBe(false);
  });

  it('ends quietly when its candidate is deleted meanwhile, and leaves nothing', async () => {
    const { id, headers } = await fullCandidate(test, own);
    jest.spyOn(workers, 'run').mockImplementation(async () => {
      await test.db.delete(candidates).where(eq(candidates.id, id));
      return new Uint8Array() as never;
    });
    await exportCalls(test, headers).start();
    test.logs.length = 0;
    await test.app.tasksDone();
    expect(workers.run).toHaveBeenCalledTimes(1);
    expect(await test.db.$count(dataExports)).toBe(0);
    expect(await test.db.$count(dataExportParts)).toBe(0);
    expect(test.logs.join('')).not.toContain('failed');
  });

  it('runs for nobody when the export is gone before it begins', async () => {
    const run = withoutCv();
    await makeExport(depsOf(), { exportId: '0f5b1f0e-5a52-4c3c-9a7a-8d2f3f1d9b10' });
    expect(run).not.toHaveBeenCalled();
  });

  it('is marked as failed at once when it fails, without personal data in the log, and can be started again', async () => {
    withoutCv();
    const { headers } = await fullCandidate(test, own);
    const calls = exportCalls(test, headers);
    const { id } = (await calls.start()).json().data as { id: string };
    const select = jest.spyOn(test.db as { select: unknown } & TestApp['db'], 'select');
    select.mockImplementation((fields: unknown) => {
      if (
        JSON.stringify(Object.keys((fields as object) ?? {})) ===
        '["receipt","job","reason","text","contact","createdAt","closedAt"]'
      )
        throw new Error('A table is away.');
      return (Object.getPrototypeOf(test.db) as TestApp['db']).select.call(test.db, fields as never) as never;
    });
    test.logs.length = 0;
    await test.app.tasksDone();
    select.mockRestore();
    expect((await calls.get(id)).json().data).toMatchObject({ id, status: 'failed', size: null });
    expect((await calls.file(id)).statusCode).toBe(404);
    expect(await test.db.$count(dataExportParts)).toBe(0);
    expect(test.logs.join('')).toContain('"job":"export"');
    expect(test.logs.join('')).not.toMatch(/own |example\.com/);
    await test.app.runAllJobs();
    expect((await calls.get(id)).json().data.status).toBe('failed');
    const again = await downloadExport(test, headers);
    expect(again.id).not.toBe(id);
  });

  it('has very many applications, of which it reads and stores a few at a time', async () => {
    const count = 2_400;
    withoutCv();
    const { id, headers } = await signedIn(test);
    await upsertJob(test.db, makeJobInput());
    const [company] = await test.db.select().from(companies).limit(1);
    await test.db.execute(sql`
    insert into ${jobs} (slug, title, company_id, source, source_id, content_hash)
    select 'many-' || n, 'Lowongan ' || n, ${company?.id}::uuid, 'many', n::text, '' from generate_series(1, ${count}::integer) as n`);
    // Of one instant in part, so that pages end among equals.
    await test.db.execute(sql`
    insert into ${applications} (candidate_id, job_id, applied_at)
    select ${id}::uuid, id, timestamptz '2026-11-01' + (source_id::integer / 400) * interval '1 microsecond'
    from ${jobs} where source = 'many'`);
    await test.db.execute(sql`
    insert into ${applicationEvents} (application_id, at, kind, reason)
    select id, applied_at, kind, repeat(md5(id::text), 10) from ${applications}, unnest(array['sent', 'viewed']) as kind
    where candidate_id = ${id}::uuid`);
    const { id: exportId } = (await exportCalls(test, headers).start()).json().data as { id: string };
    const told: number[] = [];
    const update = jest.spyOn(test.db, 'update').mockImplementation((table) => {
      const { update: original } = Object.getPrototypeOf(test.db) as TestApp['db'];
      const builder = original.call(test.db, table as never);
      const { set } = builder;
      builder.set = ((values: { progress?: number }) => {
        if (values.progress !== undefined) told.push(values.progress);
        return set.call(builder, values as never);
      }) as never;
      return builder as never;
    });
    await test.app.tasksDone();
    update.mockRestore();
    expect(told.length).toBeGreaterThan(30);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    const { list, html } = await readExport(test, headers, exportId);
    const exported = list('application-status') as { id: string; events: unknown[] }[];
    expect(new Set(exported.map((one) => one.id)).size).toBe(count);
    expect(exported).toHaveLength(count);
    expect(exported.every(({ events }) => events.length === 2)).toBe(true);
    expect(list('disclosure')).toHaveLength(count);
    expect(html.match(/<h3>Lamaran: /g)).toHaveLength(count);
    expect(await test.db.$count(dataExportParts, eq(dataExportParts.exportId, exportId))).toBeGreaterThan(2);
  });

  it('lets nobody read another candidate’s, nor anybody after signing out', async () => {
    withoutCv();
    const { headers } = await signedIn(test);
    const { id } = await downloadExport(test, headers);
    const other = exportCalls(test, (await sessionOf(test, (await candidateIn(test)).id)).headers);
    for (const response of [await other.get(id), await other.file(id)]) expect(response.json().statusCode).toBe(4004);
    await test.app.inject({ method: 'POST', url: '/api/v1/candidate/logout/', headers, payload: {} });
    const mine = exportCalls(test, headers);
    for (const call of [mine.list(), mine.start(), mine.get(id), mine.file(id)])
      expect((await call).json().statusCode).toBe(4001);
  });

  // The embedded database has one connection: see `withSnapshot`.
  if (process.env.TEST_DATABASE_URL)
    it('has both texts of one moment on PostgreSQL', async () => {
      withoutCv();
      const { id, headers } = await fullCandidate(test, own);
      const started = await exportCalls(test, headers).start();
      const rename = jest.spyOn(test.db, 'update').mockImplementationOnce((table) => {
        rename.mockRestore();
        const renamed = test.db.update(candidates).set({ about: 'changed meanwhile' }).where(eq(candidates.id, id));
        const told = test.db.update(table);
        // The first progress is told while the page is made; the change is stored before the next record is read.
        return {
          set: (values: object) => ({ where: (where: never) => renamed.then(() => told.set(values).where(where)) }),
        } as never;
      });
      const { config } = test;
      await makeExport(
        { ...depsOf(), config: { ...config, databaseUrl: 'postgres://' } },
        { exportId: started.json().data.id },
      );
      const { data, html } = await readExport(test, headers, started.json().data.id as string);
      expect((await test.db.select().from(candidates).where(eq(candidates.id, id)))[0]?.about).toBe(
        'changed meanwhile',
      );
      expect(data.profile.about).toBe('own about');
      expect(html).toContain('own about');
    });
});
