import { signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp, type TestApp } from '../../test/test-app';
import { cities, companies, jobs, locations, masterItems } from '../db/schema';
import type { JobInput } from './job-input';
import { makeJobInput } from './job-input.fixture';
import { upsertJobs } from './job-store';
import { removeJobs } from './removed-jobs';

let test: TestApp;
let headers: { authorization: string };

beforeAll(async () => {
  test = await testApp();
  await test.db.insert(locations).values({ id: 34, name: 'Daerah Istimewa Yogyakarta' });
  await test.db.insert(cities).values({ id: 3404, name: 'Kabupaten Sleman', locationId: 34 });
  ({ headers } = await signedIn(test));
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(jobs);
  await test.db.delete(companies);
});

const list = () => test.app.inject('/api/v1/job/list/');
const bySlug = (slug: string, options: object = { headers }) =>
  test.app.inject({ url: `/api/v1/job/by-slug/${slug}/`, ...options });

async function slugOfStored(): Promise<string> {
  const [row] = await test.db.select({ slug: jobs.slug }).from(jobs);
  return row?.slug ?? '';
}

const bare = {
  company: { name: 'CV Tanpa Logo', logo: null, banner: null },
  workingType: null,
  workplace: null,
  deadline: null,
  locationId: null,
  cityId: null,
  functionOfInterest: null,
  industry: null,
  minSalary: null,
  maxSalary: null,
  minEducation: null,
  minExperienceMonths: null,
  openings: null,
  benefits: [],
};

describe('GET /job/list/', () => {
  it('responds with every job in the shape of the contract, without a session', async () => {
    const company = { name: 'PT Contoh Abadi', logo: '/media/logo.webp', banner: '/media/banner.webp' };
    await upsertJobs(test.db, [makeJobInput({ company, locationId: 34, cityId: 3404 })]);
    const response = await list();
    expect(response.statusCode).toBe(200);
    expectContract('listJobs', response);
    expect(response.json().data).toEqual([
      {
        id: expect.any(String),
        slug: await slugOfStored(),
        title: 'Staf Administrasi',
        status: 'open',
        workingType: 'fulltime',
        workplace: 'wfo',
        deadline: '2099-12-31',
        createdAt: '2026-11-01T02:00:00.000Z',
        location: { id: 34, name: 'Daerah Istimewa Yogyakarta' },
        city: { id: 3404, name: 'Kabupaten Sleman' },
        company,
        minSalary: 3_000_000,
        maxSalary: 4_500_000,
        minEducation: 'SMK',
        minExperienceMonths: 12,
        openings: 2,
        functionOfInterest: { name: 'Administrasi' },
      },
    ]);
  });

  it('leaves out what an employer need not state and does not', async () => {
    await upsertJobs(test.db, [makeJobInput(bare)]);
    const [job] = (await list()).json().data;
    for (const key of ['minSalary', 'maxSalary', 'minEducation', 'minExperienceMonths', 'openings']) {
      expect(job).not.toHaveProperty(key);
    }
    expect(job).not.toHaveProperty('functionOfInterest');
  });

  it('sends the period of the pay, and the words for what is no pay for a period', async () => {
    const stated = { salary: 'Rp 150.000 per shift' };
    await upsertJobs(test.db, [makeJobInput({ minSalary: 120_000, maxSalary: null, salaryPeriod: 'day', stated })]);
    const sent = { minSalary: 120_000, salaryPeriod: 'day', stated };
    const response = await list();
    expectContract('listJobs', response);
    expect(response.json().data).toMatchObject([sent]);
    const detail = await bySlug(await slugOfStored());
    expectContract('getJob', detail);
    expect(detail.json().data).toMatchObject(sent);
  });

  it('names a function with its id where the master list has it', async () => {
    await test.db
      .insert(masterItems)
      .values({ kind: 'function-of-interest', id: 7, name: 'Administrasi', position: 1 });
    await upsertJobs(test.db, [makeJobInput()]);
    expect((await list()).json().data[0].functionOfInterest).toEqual({ id: 7, name: 'Administrasi' });
    await test.db.delete(masterItems);
  });

  it('responds with null for what is missing, and a province without a city', async () => {
    await upsertJobs(test.db, [makeJobInput({ ...bare, locationId: 34 })]);
    const response = await list();
    expectContract('listJobs', response);
    expect(response.json().data[0]).toMatchObject({
      workingType: null,
      workplace: null,
      deadline: null,
      location: { id: 34, name: 'Daerah Istimewa Yogyakarta' },
      city: null,
      company: { name: 'CV Tanpa Logo', logo: null, banner: null },
    });
  });

  it('puts the newest job first and keeps jobs of the same moment in one order', async () => {
    const days = ['2026-11-02', '2026-11-04', '2026-11-03', '2026-11-03'];
    await upsertJobs(
      test.db,
      days.map((day, index) => makeJobInput({ sourceId: `${index}`, createdAt: new Date(`${day}T00:00:00Z`) })),
    );
    const listed = (await list()).json().data as { id: string; createdAt: string }[];
    expect(listed.map(({ createdAt }) => createdAt.slice(8, 10))).toEqual(['04', '03', '03', '02']);
    const sameMoment = listed.slice(1, 3).map(({ id }) => id);
    expect(sameMoment).toEqual([...sameMoment].sort());
  });

  it('responds with an empty list when there is no job', async () => {
    const response = await list();
    expectContract('listJobs', response);
    expect(response.json().data).toEqual([]);
  });

  it('responds with a job as closed that is past its deadline or was closed', async () => {
    await upsertJobs(test.db, [
      makeJobInput({ sourceId: '1', title: 'Lewat', deadline: '2020-01-01' }),
      makeJobInput({ sourceId: '2', title: 'Ditutup', status: 'closed' }),
      makeJobInput({ sourceId: '3', title: 'Buka' }),
    ]);
    const listed = (await list()).json().data as { title: string; status: string }[];
    expect(Object.fromEntries(listed.map(({ title, status }) => [title, status]))).toEqual({
      Lewat: 'closed',
      Ditutup: 'closed',
      Buka: 'open',
    });
  });
});

describe('GET /job/by-slug/{slug}/', () => {
  it('responds with a job with all its details', async () => {
    await upsertJobs(test.db, [makeJobInput({ locationId: 34, cityId: 3404 })]);
    const response = await bySlug(await slugOfStored());
    expect(response.statusCode).toBe(200);
    expectContract('getJob', response);
    expect(response.json().data).toMatchObject({
      title: 'Staf Administrasi',
      city: { id: 3404, name: 'Kabupaten Sleman' },
      description: '<p>Mengelola dokumen kantor.</p>',
      requirements: '<ul><li>Teliti</li></ul>',
      functionOfInterest: { name: 'Administrasi' },
      industry: { name: 'Jasa Perusahaan' },
      minSalary: 3_000_000,
      maxSalary: 4_500_000,
      benefits: [
        { id: 1, perksBenefits: { name: 'BPJS Kesehatan' } },
        { id: 2, perksBenefits: { name: 'Upah Lembur' } },
      ],
    });
  });

  it('responds with null or an empty list for what is missing', async () => {
    await upsertJobs(test.db, [makeJobInput(bare)]);
    const response = await bySlug(await slugOfStored());
    expectContract('getJob', response);
    expect(response.json().data).toMatchObject({
      functionOfInterest: null,
      industry: null,
      minSalary: null,
      maxSalary: null,
      benefits: [],
    });
  });

  it('shows a closed job too', async () => {
    await upsertJobs(test.db, [makeJobInput({ status: 'closed' })]);
    expect((await bySlug(await slugOfStored())).json().data.status).toBe('closed');
  });

  it.each(['tidak-ada', '%27%3B--', 'a'.repeat(200), '%F0%9F%92%BC'])(
    'responds with 4004 for the slug %s',
    async (slug) => {
      const response = await bySlug(slug);
      expect(response.statusCode).toBe(404);
      expectContract('getJob', response);
      expect(response.json()).toEqual({ statusCode: 4004, message: 'Lowongan tidak ditemukan.' });
    },
  );

  it('responds with 4001 without a session, whether or not the job exists', async () => {
    await upsertJobs(test.db, [makeJobInput()]);
    for (const slug of [await slugOfStored(), 'tidak-ada']) {
      const response = await bySlug(slug, {});
      expect(response.statusCode).toBe(401);
      expectContract('getJob', response);
      expect(response.json().statusCode).toBe(4001);
    }
  });
});

describe('GET /job/public/{slug}/', () => {
  const read = (slug: string, headers: Record<string, string> = {}) =>
    test.app.inject({ url: `/api/v1/job/public/${slug}/`, headers });

  async function storedJob(values: Partial<JobInput> = {}) {
    await upsertJobs(test.db, [makeJobInput(values)]);
    const [job] = await test.db.select({ id: jobs.id, slug: jobs.slug }).from(jobs);
    if (!job) throw new Error('nothing was stored');
    return job;
  }

  it('responds to any caller with the job, and with 304 to a caller that has it', async () => {
    const { slug } = await storedJob();
    const response = await read(slug);
    expectContract('getPublicJob', response);
    expect(response.json()).toMatchObject({ statusCode: 2000, data: { slug, title: 'Staf Administrasi' } });
    expect((await read(slug, { 'if-none-match': String(response.headers.etag) })).statusCode).toBe(304);
  });

  it('responds with a closed job too', async () => {
    const { slug } = await storedJob({ status: 'closed' });
    expect((await read(slug)).json()).toMatchObject({ data: { status: 'closed' } });
  });

  it('responds with 4004 for an unknown job, and with 4007 for one that was removed', async () => {
    const job = await storedJob();
    await removeJobs(test.db, [job], new Date());
    const removed = await read(job.slug);
    expectContract('getPublicJob', removed);
    expect([removed.statusCode, removed.json()]).toEqual([410, expect.objectContaining({ statusCode: 4007 })]);
    const unknown = await read('tidak-ada');
    expect([unknown.statusCode, unknown.json()]).toEqual([404, expect.objectContaining({ statusCode: 4004 })]);
  });

  it('has a removed job again once a feed has brought it again', async () => {
    const job = await storedJob();
    await removeJobs(test.db, [job], new Date());
    const { slug } = await storedJob();
    expect((await read(slug)).statusCode).toBe(200);
  });
});
