import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { candidateIn, signedIn } from '../../../test/candidates';
import { runIn } from '../../../test/command-io';
import { testApp, type TestApp } from '../../../test/test-app';
import { securityEvents } from '../../db/request-schema';
import { applications, candidates, jobReferences, jobs, sessions } from '../../db/schema';
import { makeJobInput } from '../../jobs/job-input.fixture';
import { upsertJob } from '../../jobs/job-store';
import { newPhotoUrl } from '../../profile/photo/photo-url';
import { runCandidates } from './candidates-command';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(candidates);
});

const run = (...argv: string[]) =>
  runIn(test.db, runCandidates, argv, { environment: { DATA_DIR: test.config.dataDir } });

it('lists candidates, and narrows them', async () => {
  await candidateIn(test, { email: 'siti@example.com', name: 'Siti Rahma' });
  await candidateIn(test, { email: 'budi@example.com', name: 'Budi 100%', activatedAt: null });
  const emails = async (...options: string[]) =>
    (JSON.parse((await run('list', '--json', ...options)).out) as { email: string }[]).map(({ email }) => email).sort();
  expect(await emails()).toEqual(['budi@example.com', 'siti@example.com']);
  expect(await emails('--status', 'inactive')).toEqual(['budi@example.com']);
  expect(await emails('--status', 'active')).toEqual(['siti@example.com']);
  expect(await emails('--search', 'RAHMA')).toEqual(['siti@example.com']);
  expect(await emails('--search', '%')).toEqual(['budi@example.com']);
  const { out } = await run('list');
  expect(out).toMatch(/^ID +EMAIL +NAME +ACTIVATED +REGISTERED +APPLICATIONS +DELETION\n/);
  expect(out).not.toContain('password');
});

it('lists the day on which an account will be deleted', async () => {
  const { id } = await candidateIn(test, { email: 'pergi@example.com' });
  const deletionRequestedAt = new Date('2026-11-20T17:00:00Z');
  await test.db.update(candidates).set({ deletionRequestedAt }).where(eq(candidates.id, id));
  expect(JSON.parse((await run('list', '--json')).out)).toMatchObject([{ id, deletion: '2026-11-28' }]);
});

it('activates an account by e-mail address, which may then sign in', async () => {
  const { id } = await candidateIn(test, { email: 'baru@example.com', password: 'Rahasia#1', activatedAt: null });
  const payload = { email: 'baru@example.com', password: 'Rahasia#1' };
  const signIn = () => test.app.inject({ method: 'POST', url: '/api/v1/candidate/login/', payload });
  expect((await signIn()).statusCode).toBe(403);
  expect(await run('activate', 'BARU@example.com')).toMatchObject({ exitCode: 0, err: '' });
  expect((await signIn()).statusCode).toBe(200);
  const [before] = await test.db.select().from(candidates);
  expect((await run('activate', id.slice(0, 8))).exitCode).toBe(0);
  expect(await test.db.select().from(candidates)).toEqual([before]);
});

it('deletes a candidate with all that is theirs, once that is confirmed', async () => {
  const image = newPhotoUrl();
  const photo = path.join(test.config.dataDir, image);
  mkdirSync(path.dirname(photo), { recursive: true });
  writeFileSync(photo, 'photo');
  const { id } = await signedIn(test, { email: 'pergi@example.com', image });
  await candidateIn(test, { email: 'tinggal@example.com' });
  await upsertJob(test.db, makeJobInput());
  const [job] = await test.db.select().from(jobs);
  await test.db.insert(applications).values({ candidateId: id, jobId: job?.id ?? '' });
  await test.db.insert(jobReferences).values({ candidateId: id, jobId: job?.id ?? '', ref: 'disnaker' });

  expect(await run('delete', 'pergi@example.com')).toEqual({
    exitCode: 1,
    out: '',
    err: 'pergi@example.com with 1 application(s) would be gone for good. --yes deletes them.\n',
  });
  expect(await test.db.$count(candidates)).toBe(2);
  expect(existsSync(photo)).toBe(true);

  expect(await run('delete', 'pergi@example.com', '--yes')).toMatchObject({ exitCode: 0, err: '' });
  expect(await test.db.select({ email: candidates.email }).from(candidates)).toEqual([
    { email: 'tinggal@example.com' },
  ]);
  for (const table of [applications, jobReferences, sessions]) expect(await test.db.$count(table)).toBe(0);
  expect(existsSync(photo)).toBe(false);
});

it.each(['tidak@example.com', '6f1c2d3e-0000-4000-8000-000000000000', ''])(
  'says that there is no candidate %j',
  async (unknown) => {
    for (const argv of [['activate', unknown] as const, ['delete', unknown, '--yes'] as const]) {
      expect(await run(...argv)).toEqual({ exitCode: 1, out: '', err: `No such candidate: ${unknown}.\n` });
    }
  },
);

it('lists security events of a candidate, and that one was deleted, but not who', async () => {
  await test.db.delete(securityEvents);
  const { id } = await candidateIn(test, { email: 'siti@example.com', password: 'Rahasia!', activatedAt: null });
  await run('activate', 'siti@example.com');
  for (const [email, password] of [
    ['siti@example.com', 'Salah!!!'],
    ['siti@example.com', 'Rahasia!'],
    ['lain@example.com', 'Rahasia!'],
  ]) {
    await test.app.inject({ method: 'POST', url: '/api/v1/candidate/login/', payload: { email, password } });
  }
  const events = async (...options: string[]) =>
    (JSON.parse((await run('events', '--json', ...options)).out) as { event: string }[]).map(({ event }) => event);
  expect(await events('--candidate', 'SITI@example.com')).toEqual(['signed-in', 'sign-in-failed', 'activated']);
  await run('delete', 'siti@example.com', '--yes');
  expect(await events('--candidate', id)).toEqual([]);
  expect(await events('--kind', 'sign-in-failed')).toEqual(['sign-in-failed']);
  expect(await events('--since', new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10))).toEqual([]);
  expect(await events('--limit', '1')).toEqual(['deleted']);
  expect((await run('events', '--candidate', 'tidak@example.com')).err).toBe('No such candidate: tidak@example.com.\n');
  const { id: present } = await candidateIn(test, { email: 'siti@example.com', password: 'Rahasia!' });
  const payload = { email: 'siti@example.com', password: 'Rahasia!' };
  await test.app.inject({ method: 'POST', url: '/api/v1/candidate/login/', payload });
  const { out } = await run('events');
  expect(out).toMatch(/^AT +EVENT +ADDRESS +CANDIDATE\n/);
  expect(out).toMatch(
    new RegExp(`^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z  signed-in +127\\.0\\.0\\.1 +${present.slice(0, 8)}$`, 'm'),
  );
  expect(out).not.toContain('@');
});

it('settles saved searches after a restored backup', async () => {
  expect(await run('restored')).toEqual({ exitCode: 0, out: '0 saved searches know all stored jobs.\n', err: '' });
});
