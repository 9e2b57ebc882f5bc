import { expectContract } from '../../../test/expect-contract';
import { fillMasters } from '../../../test/fill-masters';
import { testApp, type TestApp } from '../../../test/test-app';
import type { JobInput } from '../job-input';
import { makeJobInput } from '../job-input.fixture';
import { upsertJobs } from '../job-store';

let test: TestApp;
let lastId = 0;

beforeAll(async () => {
  test = await testApp();
  await fillMasters(test.db);
});
afterAll(() => test.close());

const PLACES = {
  Sleman: { locationId: 34, cityId: 3404 },
  Bantul: { locationId: 34, cityId: 3402 },
  Medan: { locationId: 12, cityId: 1271 },
};

const PLAIN = { minEducation: null, minExperienceMonths: null, requirements: '', description: '' };

async function givenJobs(count: number, place: keyof typeof PLACES, changes: Partial<JobInput> = {}): Promise<void> {
  const inputs = Array.from({ length: count }, () => {
    lastId += 1;
    return makeJobInput({
      sourceId: `demand-${lastId}`,
      title: `Kasir ${lastId}`,
      ...PLAIN,
      ...PLACES[place],
      ...changes,
    });
  });
  await upsertJobs(test.db, inputs);
}

async function demand(query: Record<string, string>) {
  const response = await test.app.inject({ url: '/api/v1/job/demand/', query });
  expectContract('getJobDemand', response);
  return response.json().data;
}

it('counts the requirements of the city’s open jobs, in fields and in words', async () => {
  await givenJobs(2, 'Sleman', { minEducation: 'SMA' });
  await givenJobs(1, 'Sleman', { minExperienceMonths: 12 });
  await givenJobs(1, 'Sleman', { minExperienceMonths: 0, requirements: '<ul><li>Mampu berbahasa Inggris</li></ul>' });
  await givenJobs(1, 'Sleman', { requirements: '<p>Bahasa Inggris aktif, menguasai Excel</p>' });
  await givenJobs(1, 'Sleman', { description: 'Berdomisili di Sleman. Tulis ekspektasi gaji.' });
  await givenJobs(9, 'Sleman', { minEducation: 'S1', deadline: '2020-01-01' });
  await givenJobs(9, 'Sleman', { minEducation: 'S1', status: 'closed' });
  await givenJobs(9, 'Medan', { minEducation: 'S1' });
  expect(await demand({ city: 'Kabupaten Sleman', province: 'DI Yogyakarta' })).toEqual({
    place: 'Kabupaten Sleman',
    jobs: 6,
    asking: {
      education: 2,
      workExperience: 1,
      language: 1,
      skill: 1,
      personalInformation: 1,
      expectedSalary: 1,
    },
  });
});

it('is of the province where the city has few jobs or none is named, and changes with the jobs', async () => {
  await givenJobs(1, 'Bantul', { minEducation: 'SMA' });
  const ofBantul = { city: 'Kabupaten Bantul', province: 'DI Yogyakarta' };
  expect(await demand(ofBantul)).toMatchObject({ place: 'DI Yogyakarta', jobs: 7, asking: { education: 3 } });
  expect(await demand({ province: 'DI Yogyakarta' })).toMatchObject({ place: 'DI Yogyakarta', jobs: 7 });
  await givenJobs(4, 'Bantul');
  expect(await demand(ofBantul)).toMatchObject({ place: 'Kabupaten Bantul', jobs: 5 });
});

it.each([
  ['few jobs', { city: 'Kota Surabaya' }],
  ['unknown places', { city: 'Atlantis', province: "x' or true" }],
  ['no place', {}],
])('says nothing of %s', async (_what, query) => {
  expect(await demand(query)).toBeNull();
});

it('refuses a place that is too long, and responds with 304 to an unchanged ETag', async () => {
  const long = await test.app.inject({ url: '/api/v1/job/demand/', query: { city: 'x'.repeat(101) } });
  expect([long.statusCode, long.json().statusCode]).toEqual([400, 4000]);
  const first = await test.app.inject({ url: '/api/v1/job/demand/', query: { city: 'Kabupaten Sleman' } });
  const again = await test.app.inject({
    url: '/api/v1/job/demand/',
    query: { city: 'Kabupaten Sleman' },
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});
