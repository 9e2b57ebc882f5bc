import { candidateIn, signedIn } from '../../../test/candidates';
import { runIn } from '../../../test/command-io';
import { testApp, type TestApp } from '../../../test/test-app';
import { applications, jobs } from '../../db/schema';
import { makeJobInput } from '../../jobs/job-input.fixture';
import { upsertJobs } from '../../jobs/job-store';
import { runApplications } from './applications-command';

let test: TestApp;
let headers: { authorization: string };
let id: string;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(applications);
  await test.db.delete(jobs);
  await upsertJobs(test.db, [makeJobInput({ sourceId: '1', title: 'Kasir' }), makeJobInput({ sourceId: '2' })]);
  const [job] = await test.db.select().from(jobs).orderBy(jobs.sourceId);
  const session = await signedIn(test);
  headers = session.headers;
  const [row] = await test.db
    .insert(applications)
    .values({ candidateId: session.id, jobId: job?.id ?? '' })
    .returning();
  id = row?.id ?? '';
});

const run = (...argv: string[]) => runIn(test.db, runApplications, argv);

/** What the candidate gets about the application. */
async function seen() {
  const response = await test.app.inject({ url: '/api/v1/job-application/application-status/', headers });
  const [application] = response.json().data as { status: string; job: { status: string } }[];
  return { step: application?.status, job: application?.job.status };
}

it('explains itself, and what is wrong with a call', async () => {
  expect((await run('advance', '--help')).out).toMatch(/^Usage: npm run applications -- advance /);
  expect(await run('advance', id, 'hired')).toMatchObject({
    exitCode: 2,
    err: expect.stringContaining('Allowed choices are apply, screening'),
  });
});

it('lists applications, and narrows them', async () => {
  const other = await candidateIn(test, { email: 'lain@example.com' });
  const [job] = await test.db.select().from(jobs).orderBy(jobs.sourceId);
  await test.db.insert(applications).values({ candidateId: other.id, jobId: job?.id ?? '', status: 'offering' });
  const listed = async (...options: string[]) =>
    (JSON.parse((await run('list', '--json', ...options)).out) as { candidate: string }[]).length;
  expect(await listed()).toBe(2);
  expect(await listed('--status', 'offering')).toBe(1);
  expect(await listed('--candidate', 'LAIN@example.com')).toBe(1);
  expect(await listed('--job', job?.slug ?? '')).toBe(2);
  expect(await listed('--job', job?.id ?? '', '--limit', '1')).toBe(1);
  expect(await listed('--job', 'tidak-ada')).toBe(0);
  expect((await run('list')).out).toMatch(/^ID +CANDIDATE +JOB +STATUS +REJECTED +APPLIED\n/);
});

it('moves an application to a later step, which its candidate sees', async () => {
  expect(await run('advance', id, 'interview_hr', '--json')).toMatchObject({ exitCode: 0, err: '' });
  expect(await seen()).toEqual({ step: 'interview_hr', job: 'open' });
});

it.each(['screening', 'psikotest'])('moves an application back to %s only by force', async (step) => {
  await run('advance', id, 'psikotest');
  const refused = await run('advance', id, step);
  expect(refused).toMatchObject({ exitCode: 1, out: '', err: expect.stringContaining('--force') });
  expect((await seen()).step).toBe('psikotest');
  expect((await run('advance', id, step, '--force')).exitCode).toBe(0);
  expect((await seen()).step).toBe(step);
});

it('turns an application down, which its candidate sees as rejected, and leaves the job open', async () => {
  await run('advance', id, 'offering');
  expect(await run('reject', id)).toMatchObject({ exitCode: 0, err: '' });
  expect(await seen()).toEqual({ step: 'offering', job: 'closed' });
  const list = await test.app.inject('/api/v1/job/list/');
  expect(list.json().data).toMatchObject([{ status: 'open' }, { status: 'open' }]);
  expect((await run('reject', id)).err).toBe('The application was rejected before.\n');
});

it('withdraws a rejection only by force', async () => {
  await run('reject', id);
  expect(await run('advance', id, 'offering')).toMatchObject({ exitCode: 1, err: expect.stringContaining('--force') });
  await run('advance', id, 'offering', '--force');
  expect(await seen()).toEqual({ step: 'offering', job: 'open' });
});

it('does not turn down whom it has taken on', async () => {
  await run('advance', id, 'onboard');
  expect((await run('reject', id)).exitCode).toBe(1);
  expect(await seen()).toEqual({ step: 'onboard', job: 'open' });
});

it.each(['0', '6f1c2d3e-0000-4000-8000-000000000000', "' or 1=1"])(
  'says that %j is no application',
  async (unknown) => {
    for (const argv of [['reject', unknown] as const, ['advance', unknown, 'mcu'] as const]) {
      expect(await run(...argv)).toEqual({ exitCode: 1, out: '', err: `No such application: ${unknown}.\n` });
    }
  },
);
