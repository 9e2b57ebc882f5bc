/** Which company was sent what of a candidate's data (specification 4, section 6). */
import { candidateIn, sessionOf, signedIn } from '../../../test/candidates';
import { expectContract } from '../../../test/expect-contract';
import { fillMasters } from '../../../test/fill-masters';
import { testApp, type TestApp } from '../../../test/test-app';
import { recordEvents } from '../../applications/application-events';
import { applications, jobs } from '../../db/schema';
import { makeJobInput } from '../../jobs/job-input.fixture';
import { upsertJobs } from '../../jobs/job-store';
import { educationBody, languageBody, workBody } from '../../profile/sections/sections.fixture';

type Headers = Record<string, string>;

interface Disclosure {
  id: string;
  application: string;
  at: string;
  job: { slug: string; title: string };
  company: { name: string };
  fields: string[] | null;
}

let test: TestApp;
let cashier: string;
let clerk: string;
beforeAll(async () => {
  test = await testApp();
  await fillMasters(test.db);
  const company = { name: 'PT Laut Teduh', logo: null, banner: null };
  await upsertJobs(test.db, [makeJobInput(), makeJobInput({ sourceId: 'job-2', title: 'Kasir', company })]);
  const ids = new Map((await test.db.select().from(jobs)).map(({ title, id }) => [title, id]));
  [cashier, clerk] = [ids.get('Kasir') ?? '', ids.get('Staf Administrasi') ?? ''];
});
afterAll(() => test.close());

const post = (headers: Headers, url: string, payload: object = {}) =>
  test.app.inject({ method: 'POST', url: `/api/v1/${url}`, payload, headers });

async function apply(headers: Headers, job: string): Promise<string> {
  const response = await post(headers, 'job-application/apply/', { job });
  expect(response.statusCode).toBe(200);
  return response.json().data.id as string;
}

async function disclosures(headers: Headers): Promise<Disclosure[]> {
  const response = await test.app.inject({ url: '/api/v1/candidate/disclosure/', headers });
  expect(response.statusCode).toBe(200);
  expectContract('listDisclosures', response);
  return response.json().data as Disclosure[];
}

it('is refused without a session', async () => {
  const response = await test.app.inject({ url: '/api/v1/candidate/disclosure/' });
  expect([response.statusCode, response.json().statusCode]).toEqual([401, 4001]);
});

it('is nothing before the first application', async () => {
  const { headers } = await signedIn(test);
  expect(await disclosures(headers)).toEqual([]);
});

it('has each application that was sent with its day, job and company, the newest first', async () => {
  const { headers } = await signedIn(test);
  const first = await apply(headers, clerk);
  test.advance(60_000);
  const second = await apply(headers, cashier);
  const applied = (await test.app.inject({ url: '/api/v1/job-application/application-status/', headers })).json().data;
  expect(await disclosures(headers)).toEqual(
    [
      { application: second, title: 'Kasir', company: 'PT Laut Teduh' },
      { application: first, title: 'Staf Administrasi', company: 'PT Contoh Abadi' },
    ].map(({ application, title, company }, place) => ({
      id: expect.any(String),
      application,
      at: applied[place].appliedAt,
      job: { slug: applied[place].job.slug, title },
      company: { name: company },
      fields: ['name', 'email', 'phoneNumber', 'cv'],
    })),
  );
});

it('has no entry of another candidate', async () => {
  const [siti, budi] = [await signedIn(test), await signedIn(test)];
  const [ofSiti, ofBudi] = [await apply(siti.headers, clerk), await apply(budi.headers, clerk)];
  expect((await disclosures(siti.headers)).map(({ application }) => application)).toEqual([ofSiti]);
  expect((await disclosures(budi.headers)).map(({ application }) => application)).toEqual([ofBudi]);
});

it('has an entry for each time that an application was sent, and none for what else happens to it', async () => {
  const { headers } = await signedIn(test, { professionalHeadline: 'Kasir' });
  const id = await apply(headers, clerk);
  test.advance(60_000);
  expect((await post(headers, `job-application/${id}/withdraw/`)).statusCode).toBe(200);
  const payload = { professionalHeadline: null };
  await test.app.inject({ method: 'PUT', url: '/api/v1/candidate/profile/', headers, payload });
  test.advance(60_000);
  expect(await apply(headers, clerk)).toBe(id);
  await recordEvents(test.db, id, [{ at: new Date(), kind: 'viewed' }]);
  const sent = await disclosures(headers);
  expect(sent.map(({ application, fields }) => ({ application, fields }))).toEqual([
    { application: id, fields: ['name', 'email', 'phoneNumber', 'cv'] },
    { application: id, fields: ['name', 'email', 'phoneNumber', 'professionalHeadline', 'cv'] },
  ]);
  expect(new Set(sent.map(({ id: entry }) => entry)).size).toBe(2);
});

it('has nothing stored for an application that is refused', async () => {
  const { headers } = await signedIn(test);
  await apply(headers, clerk);
  expect((await post(headers, 'job-application/apply/', { job: clerk })).json().statusCode).toBe(4006);
  expect(await disclosures(headers)).toHaveLength(1);
});

describe('the fields', () => {
  it('are name, e-mail address and the CV with them alone, of an empty profile', async () => {
    const { headers } = await signedIn(test, { phoneNumber: null });
    await apply(headers, clerk);
    expect((await disclosures(headers))[0]?.fields).toEqual(['name', 'email', 'cv']);
  });

  it('are those of the preview, in its order, of a full profile', async () => {
    const { headers } = await signedIn(test, {
      professionalHeadline: 'Kasir',
      image: '/media/photos/contoh.webp',
      about: 'Teliti',
      identityNumber: '3404010101990001',
      dob: '1999-01-01',
      expectedSalary: 4_000_000,
    });
    const sections = {
      education: educationBody,
      'work-experience': workBody,
      language: languageBody,
      skill: { skill: ['Kasir'] },
    };
    for (const [path, body] of Object.entries(sections)) {
      expect((await post(headers, `candidate/${path}/`, body)).statusCode).toBe(201);
    }
    const url = `/api/v1/job-application/preview/?job=${clerk}`;
    const { data: preview } = (await test.app.inject({ url, headers })).json();
    await apply(headers, clerk);
    const [disclosure] = await disclosures(headers);
    expect(disclosure?.fields).toEqual(preview.fields);
    const { fields: _fields, ...shown } = preview;
    expect(preview.fields).toEqual(expect.arrayContaining(Object.keys(shown)));
    expect(disclosure?.fields).toEqual(
      'name email phoneNumber image professionalHeadline education workExperience language about skill cv'.split(' '),
    );
  });

  it('stay as they were when the profile changes afterwards', async () => {
    const { headers } = await signedIn(test);
    await apply(headers, clerk);
    expect((await post(headers, 'candidate/language/', languageBody)).statusCode).toBe(201);
    expect((await disclosures(headers))[0]?.fields).toEqual(['name', 'email', 'phoneNumber', 'cv']);
  });

  it('are null of an application that a release before it sent', async () => {
    const { id: candidateId } = await candidateIn(test);
    const { headers } = await sessionOf(test, candidateId);
    const [row] = await test.db.insert(applications).values({ candidateId, jobId: clerk }).returning();
    await recordEvents(test.db, row?.id ?? '', [{ at: new Date(), kind: 'sent' }]);
    expect(await disclosures(headers)).toEqual([expect.objectContaining({ application: row?.id, fields: null })]);
  });
});
