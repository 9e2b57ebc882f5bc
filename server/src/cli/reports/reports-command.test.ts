import { signedIn } from '../../../test/candidates';
import { runIn } from '../../../test/command-io';
import { testApp, type TestApp } from '../../../test/test-app';
import { jobReports } from '../../db/report-schema';
import { jobs } from '../../db/schema';
import { makeJobInput } from '../../jobs/job-input.fixture';
import { upsertJobs } from '../../jobs/job-store';
import { runReports } from './reports-command';

let test: TestApp;
let slugs: string[];
let ids: string[];

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(jobs);
  await upsertJobs(test.db, [makeJobInput({ sourceId: '1' }), makeJobInput({ sourceId: '2' })]);
  const rows = await test.db.select().from(jobs).orderBy(jobs.sourceId);
  slugs = rows.map(({ slug }) => slug);
  ids = rows.map(({ id }) => id);
});

const run = (...argv: string[]) => runIn(test.db, runReports, argv);

/** Reports a job, signed in as a new candidate, and gives back the receipt number. */
async function report(job: string | undefined, values: object = {}): Promise<string> {
  const { headers } = await signedIn(test);
  const payload = { job, reason: 'money', ...values };
  const response = await test.app.inject({ method: 'POST', url: '/api/v1/job/report/', headers, payload });
  return (response.json() as { data: { receipt: string } }).data.receipt;
}

const listed = async (...options: string[]) =>
  JSON.parse((await run('list', '--json', ...options)).out) as Record<string, string | null>[];

it('lists open reports, and narrows them', async () => {
  const first = await report(ids[0]);
  const second = await report(ids[1], { reason: 'discrimination' });
  expect((await listed()).map(({ receipt }) => receipt)).toEqual([second, first]);
  expect(await listed('--job', slugs[0] ?? '')).toMatchObject([{ receipt: first, job: slugs[0], reason: 'money' }]);
  expect(await listed('--job', ids[1] ?? '')).toMatchObject([{ receipt: second }]);
  expect(await listed('--reason', 'discrimination')).toMatchObject([{ receipt: second, by: 'account' }]);
  expect(await listed('--limit', '1')).toHaveLength(1);
  expect(await listed('--job', "' or 1=1")).toEqual([]);
  expect((await run('list', '--reason', 'x')).exitCode).toBe(2);
});

it('shows text and contact only with --json', async () => {
  await report(ids[0], { text: 'Diminta uang', contact: 'siti@example.com' });
  expect(await listed()).toMatchObject([{ text: 'Diminta uang', contact: 'siti@example.com' }]);
  const { out } = await run('list');
  expect(out).toMatch(/^RECEIPT +JOB +JOB STATUS +REASON +REPORTED +BY +CLOSED +NOTE\n/);
  expect(out).not.toMatch(/Diminta uang|siti@example/);
});

it('puts a note on a job that three accounts have reported, lists it first, and leaves it open', async () => {
  for (let count = 0; count < 3; count += 1) await report(ids[0]);
  await report(ids[1]);
  const rows = await listed();
  expect(rows.map(({ job, note }) => [job, note])).toEqual([
    ...Array.from({ length: 3 }, () => [slugs[0], '3 accounts: look at it']),
    [slugs[1], ''],
  ]);
  expect(rows.every((row) => row['job status'] === 'open')).toBe(true);
});

it('closes reports by receipt number, erases the contacts, and leaves the job as it is', async () => {
  const receipt = await report(ids[0], { text: 'Isi', contact: 'siti@example.com' });
  const result = await run('close', receipt.toLowerCase(), '--json');
  expect(JSON.parse(result.out)).toMatchObject([{ receipt, job: slugs[0] }]);
  expect(await listed()).toEqual([]);
  expect(await listed('--all')).toMatchObject([{ receipt, text: 'Isi', contact: null, 'job status': 'open' }]);
});

it('closes all open reports about a job', async () => {
  await report(ids[0]);
  await report(ids[0]);
  const other = await report(ids[1]);
  expect((await run('close', '--job', slugs[0] ?? '')).exitCode).toBe(0);
  expect(await listed()).toMatchObject([{ receipt: other }]);
});

it('closes none where one of them is not open, and says which', async () => {
  const receipt = await report(ids[0]);
  expect(await run('close', receipt, 'LP-0000-0000')).toEqual({
    exitCode: 1,
    out: '',
    err: 'No such open report: LP-0000-0000.\n',
  });
  expect(await listed()).toHaveLength(1);
  expect((await run('close')).err).toBe('Name receipt numbers, or a job by --job.\n');
  expect((await run('close', '--job', 'tidak-ada')).err).toBe('No open report about tidak-ada.\n');
  expect(await test.db.$count(jobReports)).toBe(1);
});
