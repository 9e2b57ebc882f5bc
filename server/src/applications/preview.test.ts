import { signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp, type TestApp } from '../../test/test-app';
import { jobs } from '../db/schema';
import { makeJobInput } from '../jobs/job-input.fixture';
import { upsertJob } from '../jobs/job-store';
import { seedMasters } from '../seed/seed-masters';
import { educationBody } from '../profile/sections/sections.fixture';

let test: TestApp;
let job: string;
beforeAll(async () => {
  test = await testApp();
  await seedMasters(test.db);
  await upsertJob(test.db, makeJobInput());
  const [row] = await test.db.select({ id: jobs.id }).from(jobs);
  job = row?.id ?? '';
});
afterAll(() => test.close());

const preview = (headers: Record<string, string>, id = job) =>
  test.app.inject({ url: `/api/v1/job-application/preview/?job=${encodeURIComponent(id)}`, headers });

it('is what the company would see of the candidate, and nothing more', async () => {
  const { headers, candidate } = await signedIn(test);
  const url = '/api/v1/candidate/education/';
  expect((await test.app.inject({ method: 'POST', url, headers, payload: educationBody })).statusCode).toBe(201);
  const response = await preview(headers);
  expectContract('previewApplication', response);
  const { data } = response.json() as { data: Record<string, unknown> };
  expect(data).toMatchObject({ email: candidate.email, workExperience: [], language: [] });
  expect(data.education).toEqual(
    (await test.app.inject({ url, headers }))
      .json()
      .data.map(({ version: _version, ...record }: Record<string, unknown>) => record),
  );
  for (const key of ['identityNumber', 'gender', 'dob', 'detailLocation', 'currentSalary']) {
    expect(data).not.toHaveProperty(key);
  }
});

it('is each candidate’s own', async () => {
  const [one, other] = [await signedIn(test), await signedIn(test)];
  expect((await preview(one.headers)).json().data.email).toBe(one.candidate.email);
  expect((await preview(other.headers)).json().data.email).toBe(other.candidate.email);
});

it.each(['7', 'kasir', '00000000-0000-4000-8000-000000000000'])(
  'responds with 4004 for the unknown job %s',
  async (id) => {
    const { headers } = await signedIn(test);
    const response = await preview(headers, id);
    expect([response.statusCode, response.json()]).toEqual([404, expect.objectContaining({ statusCode: 4004 })]);
  },
);
