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
import { PHOTO, downloadExport, exportCalls, fullCandidate, readExport, storePhoto } from './export.fixture';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { dumpTables } from '../../../test/dump-tables';
import { fillMasters } from '../../../test/fill-masters';
import { readCvSource } from '../../cv/read-cv-source';
import { jobReports } from '../../db/report-schema';
import { makeJobInput } from '../../jobs/job-input.fixture';
import { upsertJob } from '../../jobs/job-store';
import { nameLists, recordSections } from '../../profile/sections';
import { caller } from '../../profile/sections/sections.fixture';
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
});

describe('archive', () => {
  const workers = new WorkerPool();
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp({}, { workers });
    await fillMasters(test.db);
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
    push_devices: 'push',
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
    /^(candidate_id|id|position|endpoint|p256dh|auth|.*_hash|(level|job_level|industry|language|institution|major)_id)$/;
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
    const untold = {
      lastEvent: undefined,
      appointments: undefined,
      cancelledAppointments: undefined,
      answers: undefined,
    };
    const known = listed.map((one) => ({ ...one, ...untold }));
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

  it('tells its progress while the CV is made', async () => {
    const { id, headers } = await signedIn(test);
    const told: (number | undefined)[] = [];
    jest.spyOn(workers, 'run').mockImplementation(async () => {
      const rows = await test.db.select().from(dataExports).where(eq(dataExports.candidateId, id));
      told.push(rows[0]?.progress);
      return { file: new Uint8Array([1]), missing: [] } as never;
    });
    await downloadExport(test, headers);
    expect(told).toEqual([33]);
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
    await test.app.tasksDone();
    expect((await readExport(test, headers, id)).data.profile.about).toBe('own about');
    expect(await test.db.$count(dataExportParts)).toBe(1);
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
    await test.db.execute(sql`alter table ${jobReports} rename to reports_away`);
    test.logs.length = 0;
    await test.app.tasksDone();
    await test.db.execute(sql`alter table reports_away rename to job_reports`);
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

  it('has each of very many applications', async () => {
    const count = 1_200;
    withoutCv();
    const { id, headers } = await signedIn(test);
    await upsertJob(test.db, makeJobInput());
    const [company] = await test.db.select().from(companies).limit(1);
    await test.db.execute(sql`
      insert into ${jobs} (slug, title, title_key, company_id, source, source_id, content_hash, search_document,
        search_version, signals, signals_version)
      select 'many-' || n, 'Lowongan ' || n, '', ${company?.id}::uuid, 'many', n::text, '', '', 0, '[]', 0
      from generate_series(1, ${count}::integer) as n`);
    await test.db.execute(sql`
      insert into ${applications} (candidate_id, job_id, applied_at)
      select ${id}::uuid, id, timestamptz '2026-11-01' from ${jobs} where source = 'many'`);
    await test.db.execute(sql`
      insert into ${applicationEvents} (application_id, at, kind)
      select id, applied_at, kind from ${applications}, unnest(array['sent', 'viewed']) as kind
      where candidate_id = ${id}::uuid`);
    const { list, html } = await downloadExport(test, headers);
    const exported = list('application-status') as { id: string; events: unknown[] }[];
    expect(new Set(exported.map((one) => one.id)).size).toBe(count);
    expect(exported).toHaveLength(count);
    expect(exported.every(({ events }) => events.length === 2)).toBe(true);
    expect(list('disclosure')).toHaveLength(count);
    expect(html.match(/<h3>Lamaran: /g)).toHaveLength(count);
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
});
