import { signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { fillMasters } from '../../test/fill-masters';
import { testApp } from '../../test/test-app';
import type { TestApp } from '../../test/test-app';
import { applications, jobReferences, jobs, sessions } from '../db/schema';
import { makeJobInput } from '../jobs/job-input.fixture';
import { upsertJob, upsertJobs } from '../jobs/job-store';
import { educationBody } from '../profile/sections/sections.fixture';

describe('routes', () => {
  let test: TestApp;
  let siti: Awaited<ReturnType<typeof signedIn>>;
  let budi: Awaited<ReturnType<typeof signedIn>>;
  /** Ids of jobs by their titles. */
  let jobIds: Record<string, string>;

  const UNKNOWN_IDS = ['00000000-0000-4000-8000-000000000000', 'tidak-ada', "' or 1=1--", 7, -1];

  beforeAll(async () => {
    test = await testApp();
    siti = await signedIn(test);
    budi = await signedIn(test);
    await upsertJobs(test.db, [
      makeJobInput({ sourceId: '1', title: 'Buka' }),
      makeJobInput({ sourceId: '2', title: 'Buka juga' }),
      makeJobInput({ sourceId: '3', title: 'Ditutup', status: 'closed' }),
      makeJobInput({ sourceId: '4', title: 'Lewat', deadline: '2020-01-01' }),
    ]);
    const rows = await test.db.select({ id: jobs.id, title: jobs.title }).from(jobs);
    jobIds = Object.fromEntries(rows.map(({ id, title }) => [title, id]));
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.db.delete(jobReferences);
    await test.db.delete(applications);
  });

  type Headers = Record<string, string>;
  const post = (url: string, payload: unknown, headers: Headers = siti.headers) =>
    test.app.inject({ method: 'POST', url: `/api/v1/${url}`, payload: payload as object, headers });
  const apply = (payload: unknown, headers?: Headers) => post('job-application/apply/', payload, headers);
  const refer = (payload: unknown, headers?: Headers) => post('job/job-reference/', payload, headers);
  const follow = (headers: Headers = siti.headers) =>
    test.app.inject({ url: '/api/v1/job-application/application-status/', headers });

  describe('POST /job-application/apply/', () => {
    it('stores an application at the first step', async () => {
      const response = await apply({ job: jobIds.Buka });
      expect(response.statusCode).toBe(200);
      expectContract('apply', response);
      const [row] = await test.db.select().from(applications);
      expect(response.json()).toEqual({
        statusCode: 2000,
        message: 'Lamaran Anda berhasil dikirim.',
        data: { id: row?.id, job: jobIds.Buka, status: 'apply' },
      });
      expect(row).toMatchObject({ candidateId: siti.id, jobId: jobIds.Buka, status: 'apply' });
    });

    it('responds with 4006 to a second application to the same job and keeps the first', async () => {
      await apply({ job: jobIds.Buka });
      const before = await test.db.select().from(applications);
      const response = await apply({ job: jobIds.Buka?.toUpperCase() });
      expect(response.statusCode).toBe(409);
      expectContract('apply', response);
      expect(response.json()).toEqual({ statusCode: 4006, message: 'Anda sudah melamar pekerjaan ini.' });
      expect(await test.db.select().from(applications)).toEqual(before);
    });

    it('lets one of many applications at the same moment through', async () => {
      const responses = await Promise.all(Array.from({ length: 20 }, () => apply({ job: jobIds.Buka })));
      const codes = responses.map((response) => response.json().statusCode as number);
      expect(codes.filter((code) => code === 2000)).toHaveLength(1);
      expect(codes.filter((code) => code === 4006)).toHaveLength(19);
      expect(await test.db.$count(applications)).toBe(1);
    });

    it('takes applications of several candidates to one job, and of one candidate to several', async () => {
      await apply({ job: jobIds.Buka });
      expect((await apply({ job: jobIds['Buka juga'] })).statusCode).toBe(200);
      expect((await apply({ job: jobIds.Buka }, budi.headers)).statusCode).toBe(200);
    });

    it.each(['Ditutup', 'Lewat'])('responds with 4007 for the job "%s", which is closed', async (title) => {
      const response = await apply({ job: jobIds[title] });
      expect(response.statusCode).toBe(410);
      expectContract('apply', response);
      expect(response.json()).toEqual({ statusCode: 4007, message: 'Lowongan ini sudah ditutup.' });
      expect(await test.db.$count(applications)).toBe(0);
    });

    it('closes a job by the server’s clock', async () => {
      const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
      await upsertJobs(test.db, [makeJobInput({ sourceId: '1', title: 'Buka', deadline: tomorrow })]);
      await test.db.update(sessions).set({ expiresAt: new Date('2199-01-01') });
      const threeDays = 3 * 86_400_000;
      test.advance(threeDays);
      const late = await apply({ job: jobIds.Buka });
      test.advance(-threeDays);
      expect(late.json().statusCode).toBe(4007);
      expect((await apply({ job: jobIds.Buka })).statusCode).toBe(200);
    });

    it('takes an application until the instant of a deadline that has an hour', async () => {
      const deadlineAt = new Date(Date.now() + 60_000);
      const deadline = deadlineAt.toISOString().slice(0, 10);
      await upsertJobs(test.db, [makeJobInput({ sourceId: '1', title: 'Buka', deadline, deadlineAt })]);
      test.advance(60_000);
      const late = await apply({ job: jobIds.Buka });
      test.advance(-60_000);
      expect(late.json().statusCode).toBe(4007);
      expect((await apply({ job: jobIds.Buka })).statusCode).toBe(200);
    });

    it('responds with 4006, not 4007, to a candidate who applied before the job closed', async () => {
      await test.db.insert(applications).values({ candidateId: siti.id, jobId: jobIds.Ditutup ?? '' });
      expect((await apply({ job: jobIds.Ditutup })).json().statusCode).toBe(4006);
    });

    it.each(UNKNOWN_IDS)('responds with 4004 for the id %p, which no job has', async (job) => {
      const response = await apply({ job });
      expect(response.statusCode).toBe(404);
      expectContract('apply', response);
      expect(response.json()).toEqual({ statusCode: 4004, message: 'Lowongan tidak ditemukan.' });
    });

    it.each([
      [{}, 'job'],
      [{ job: null }, 'job'],
      [{ job: '' }, 'job'],
      [{ job: 1.5 }, 'job'],
      [{ job: ['a'] }, 'job'],
      [{ job: 'x'.repeat(65) }, 'job'],
      [{ job: 'a\u0000' }, 'job'],
      [{ job: 'a', status: 'onboard' }, 'status'],
    ])('responds with 4000 for the body %j', async (body, field) => {
      const response = await apply(body);
      expect(response.statusCode).toBe(400);
      expectContract('apply', response);
      expect(response.json()).toMatchObject({ statusCode: 4000, err: { [field]: [expect.any(String)] } });
    });

    it('responds with 4001 without a session', async () => {
      const response = await apply({ job: jobIds.Buka }, {});
      expect(response.statusCode).toBe(401);
      expectContract('apply', response);
      expect(await test.db.$count(applications)).toBe(0);
    });
  });

  describe('POST /job/job-reference/', () => {
    const reference = (values: object = {}) => ({
      job_id: jobIds.Buka,
      candidate_id: siti.id,
      ref: 'job_fair',
      ...values,
    });

    it('stores how the candidate learned of a job that they applied to', async () => {
      await apply({ job: jobIds.Buka });
      const response = await refer(reference());
      expect(response.statusCode).toBe(201);
      expectContract('saveJobReference', response);
      expect(response.json()).toMatchObject({ statusCode: 2001, data: null });
      expect(await test.db.select().from(jobReferences)).toMatchObject([
        { candidateId: siti.id, jobId: jobIds.Buka, ref: 'job_fair' },
      ]);
    });

    it('replaces an earlier answer', async () => {
      await apply({ job: jobIds.Buka });
      await refer(reference());
      expect((await refer(reference({ ref: 'relatives' }))).statusCode).toBe(201);
      expect(await test.db.select({ ref: jobReferences.ref }).from(jobReferences)).toEqual([{ ref: 'relatives' }]);
    });

    it('responds with 4004 for a job that the candidate did not apply to, even if another did', async () => {
      await apply({ job: jobIds.Buka }, budi.headers);
      const response = await refer(reference());
      expect(response.statusCode).toBe(404);
      expectContract('saveJobReference', response);
      expect(response.json()).toEqual({ statusCode: 4004, message: 'Lamaran tidak ditemukan.' });
      expect(await test.db.$count(jobReferences)).toBe(0);
    });

    it('responds with 4004 in the name of another candidate, whose own job it is', async () => {
      await apply({ job: jobIds.Buka });
      await apply({ job: jobIds.Buka }, budi.headers);
      const response = await refer(reference({ candidate_id: budi.id }));
      expect(response.statusCode).toBe(404);
      expect(await test.db.$count(jobReferences)).toBe(0);
    });

    it.each(UNKNOWN_IDS)('responds with 4004 for the job id %p, which no job has', async (job_id) => {
      expect((await refer(reference({ job_id }))).statusCode).toBe(404);
    });

    it.each([{ ref: 'newspaper' }, { ref: null }, { job_id: null }, { candidate_id: {} }, { more: 1 }])(
      'responds with 4000 for a body with %j',
      async (values) => {
        await apply({ job: jobIds.Buka });
        const response = await refer(reference(values));
        expect(response.statusCode).toBe(400);
        expectContract('saveJobReference', response);
        expect(Object.keys(response.json().err)).toEqual(Object.keys(values));
      },
    );

    it('responds with 4001 without a session', async () => {
      expect((await refer(reference(), {})).statusCode).toBe(401);
    });
  });

  describe('GET /job-application/application-status/', () => {
    it('responds with the own applications, newest first, with the status that their jobs have today', async () => {
      await test.db.insert(applications).values([
        { candidateId: siti.id, jobId: jobIds.Buka ?? '', appliedAt: new Date('2026-11-01T00:00:00Z') },
        {
          candidateId: siti.id,
          jobId: jobIds.Lewat ?? '',
          appliedAt: new Date('2026-11-03T00:00:00Z'),
          status: 'interview_hr',
        },
        { candidateId: budi.id, jobId: jobIds.Buka ?? '', appliedAt: new Date('2026-11-02T00:00:00Z') },
      ]);
      const response = await follow();
      expect(response.statusCode).toBe(200);
      expectContract('listApplications', response);
      expect(response.json().data).toEqual([
        expect.objectContaining({
          status: 'interview_hr',
          appliedAt: '2026-11-03T00:00:00.000Z',
          job: expect.objectContaining({ title: 'Lewat', status: 'closed' }),
        }),
        {
          id: expect.any(String),
          status: 'apply',
          appliedAt: '2026-11-01T00:00:00.000Z',
          outcome: null,
          outcomeAt: null,
          outcomeReason: null,
          outcomeReasonCode: null,
          jobClosedAt: null,
          lastEvent: null,
          answers: null,
          appointments: [],
          cancelledAppointments: [],
          job: {
            id: jobIds.Buka,
            slug: expect.stringMatching(/^buka-/),
            title: 'Buka',
            status: 'open',
            createdAt: '2026-11-01T02:00:00.000Z',
            minEducation: 'SMK',
            minExperienceMonths: 12,
            company: { name: 'PT Contoh Abadi', logo: null },
          },
        },
      ]);
    });

    it('responds with an empty list to a candidate without applications', async () => {
      await apply({ job: jobIds.Buka }, budi.headers);
      const response = await follow();
      expectContract('listApplications', response);
      expect(response.json().data).toEqual([]);
    });

    it('responds with 4001 without a session', async () => {
      const response = await follow({});
      expect(response.statusCode).toBe(401);
      expectContract('listApplications', response);
    });
  });
});

describe('preview', () => {
  let test: TestApp;
  let job: string;
  beforeAll(async () => {
    test = await testApp();
    await fillMasters(test.db);
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
});
