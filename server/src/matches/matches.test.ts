import * as timers from 'node:timers/promises';
import type { MatchProfile } from '@titian/job-search';
import { candidateIn, sessionOf, signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { fillMasters } from '../../test/fill-masters';
import { testApp, type TestApp } from '../../test/test-app';
import { cvSource } from '../cv/cv-source.fixture';
import { candidateInterests, candidateSkills, educations, workExperiences } from '../db/profile-schema';
import { applications, candidates, jobs } from '../db/schema';
import { makeJobInput } from '../jobs/job-input.fixture';
import { upsertJobs } from '../jobs/job-store';
import { educationLevels } from '../masters/education-levels';
import { cities } from '../masters/master-data';
import * as matchJobs from './match-jobs';
import { toMatchProfile } from './match-profile';

jest.mock('node:timers/promises', () => {
  const actual = jest.requireActual<typeof timers>('node:timers/promises');
  return { ...actual, setTimeout: jest.fn(actual.setTimeout) };
});

type Headers = Record<string, string>;

async function matchesOf({ app }: TestApp, headers: Headers, query: Record<string, string> = {}) {
  const response = await app.inject({ url: '/api/v1/job/match/', headers, query });
  expectContract('listMatches', response);
  return response.json().data;
}

const owned = (candidateId: string) => ({
  candidateId,
  location: 'indonesia',
  isPresent: false,
  gpa: 3,
  companyName: 'PT Lama',
  jobLevelId: 1,
  industryId: 1,
  workingType: 'fulltime' as const,
  startDate: '2020-01-01',
  currentlyWorking: true,
  description: '',
});

/** Stores a candidate with the parts of a profile that matches are made of. */
async function givenProfile({ db }: TestApp, { profile }: { profile: MatchProfile }) {
  const cityId = cities.find(([, name]) => name === profile.city)?.[0] ?? null;
  const candidate = await candidateIn({ db }, { cityId, locationId: 34, expectedSalary: profile.expectedPay });
  const common = owned(candidate.id);
  for (const { level, major } of profile.educations) {
    const levelId = educationLevels.find(([, name]) => name === level)?.[0] ?? 1;
    await db.insert(educations).values({ ...common, levelId, otherInstitution: 'Sekolah', otherMajor: major ?? '-' });
  }
  for (const { title } of profile.work) await db.insert(workExperiences).values({ ...common, title });
  for (const name of profile.interests) await db.insert(candidateInterests).values({ ...common, name });
  for (const name of profile.skills) await db.insert(candidateSkills).values({ ...common, name });
  return { id: candidate.id, ...(await sessionOf({ db }, candidate.id)) };
}

describe('of a candidate', () => {
  let test: TestApp;
  const place = { locationId: 34, cityId: 3404, requirements: '', functionOfInterest: null, minEducation: null };
  const makeJob = (sourceId: string, changes = {}) =>
    makeJobInput({
      ...place,
      sourceId,
      title: 'Kasir',
      company: { name: `Toko ${sourceId}`, logo: null, banner: null },
      ...changes,
    });
  const cashier = {
    profile: {
      city: 'Kabupaten Sleman',
      province: null,
      educations: [],
      work: [{ title: 'Kasir', years: 6 }],
      interests: [],
      skills: [],
      expectedPay: null,
      applied: [],
      saved: [],
    },
  };

  beforeAll(async () => {
    test = await testApp();
    await fillMasters(test.db);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    for (const table of [applications, candidates, jobs]) await test.db.delete(table);
  });

  const titlesOf = (matches: { job: { company: { name: string } } }[]) => matches.map(({ job }) => job.company.name);

  it('leaves out closed jobs and those applied to, also where they are posted again', async () => {
    await upsertJobs(test.db, [
      makeJob('1'),
      makeJob('2'),
      makeJob('3', { status: 'closed' }),
      makeJob('4', { deadline: '2020-01-01' }),
      makeJob('5'),
      makeJob('6', { company: { name: 'TOKO 5, PT', logo: null, banner: null } }),
    ]);
    const { id, headers } = await givenProfile(test, cashier);
    const [five] = (await test.db.select().from(jobs)).filter(({ sourceId }) => sourceId === '5');
    await test.db.insert(applications).values({ candidateId: id, jobId: five?.id ?? '' });
    expect(titlesOf(await matchesOf(test, headers)).sort()).toEqual(['Toko 1', 'Toko 2']);
  });

  it('is empty where fewer than two match, and follows the jobs', async () => {
    await upsertJobs(test.db, [makeJob('1')]);
    const { headers } = await givenProfile(test, cashier);
    expect(await matchesOf(test, headers)).toEqual([]);
    await upsertJobs(test.db, [makeJob('2'), makeJob('3')]);
    expect(await matchesOf(test, headers, { limit: '2' })).toHaveLength(2);
  });

  it('are those of the former index while another one is made, and none is waited for long', async () => {
    const { db } = test;
    const slow = await testApp({}, { maxAge: Infinity }, { db, close: async () => undefined });
    const { headers } = await givenProfile(test, cashier);
    await upsertJobs(db, [makeJob('1'), makeJob('2')]);
    const index = jest.spyOn(matchJobs, 'indexJobs').mockReturnValueOnce(new Promise(() => undefined));
    jest.mocked(timers.setTimeout).mockImplementationOnce(async () => null as never);
    const cold = await slow.app.inject({ url: '/api/v1/job/match/', headers });
    expect(timers.setTimeout).toHaveBeenCalledWith(2_000, null, { ref: false });
    expect([cold.statusCode, cold.headers['retry-after']]).toEqual([503, '5']);
    await slow.close();
    const ready = await testApp({}, { maxAge: Infinity }, { db, close: async () => undefined });
    const { indexJobs } = jest.requireActual<typeof matchJobs>('./match-jobs');
    // Only a long list is made behind its readers.
    index.mockImplementationOnce((...all) =>
      new Promise((done) => setTimeout(done, 300)).then(() => indexJobs(...all)),
    );
    expect(await matchesOf(ready, headers)).toHaveLength(2);
    index.mockReturnValue(new Promise(() => undefined));
    await upsertJobs(db, [makeJob('3')]);
    ready.advance(3_600_000);
    expect(await matchesOf(ready, headers)).toHaveLength(2);
    index.mockRestore();
    await ready.close();
  });

  it('are for visitors those of three choices, and for a candidate whose profile has none of the three', async () => {
    const desk = { functionOfInterest: 'Penjualan Ritel', minEducation: 'SMK' };
    await upsertJobs(test.db, [makeJob('1', desk), makeJob('2', desk), makeJob('3', { title: 'Barista' })]);
    const choices = { place: 'Kabupaten Sleman', work: 'Penjualan Ritel', education: 'SMK' };
    const visitor = await matchesOf(test, {}, choices);
    expect(titlesOf(visitor).sort()).toEqual(['Toko 1', 'Toko 2']);
    expect(visitor[0].reasons.map(({ part }: { part: string }) => part).sort()).toEqual([
      'education',
      'interest',
      'place',
    ]);
    expect(await matchesOf(test, {})).toEqual([]);
    expect(await matchesOf(test, {}, { place: 'Atlantis', work: 'x', education: 'y' })).toEqual([]);
    const empty = { profile: { ...cashier.profile, city: null, work: [] } };
    expect(await matchesOf(test, (await givenProfile(test, empty)).headers, choices)).toEqual(visitor);
    const { headers } = await givenProfile(test, {
      profile: { ...cashier.profile, work: [{ title: 'Barista', years: 6 }] },
    });
    expect(await matchesOf(test, headers, choices)).toEqual(await matchesOf(test, headers));
  });

  it('leave out the dismissed ones, also where they are posted again, and the next best come up', async () => {
    await upsertJobs(test.db, [
      makeJob('1'),
      makeJob('2', { title: 'Kasir Toko' }),
      makeJob('3', { title: 'Kasir Swalayan' }),
      makeJob('4', { company: { name: 'TOKO 1, PT', logo: null, banner: null } }),
    ]);
    const { headers } = await givenProfile(test, cashier);
    expect(titlesOf(await matchesOf(test, headers))).toHaveLength(3);
    const [one] = (await test.db.select().from(jobs)).filter(({ sourceId }) => sourceId === '1');
    const without = `${one?.id},tidak-ada,00000000-0000-0000-0000-000000000000`;
    expect(titlesOf(await matchesOf(test, headers, { without })).sort()).toEqual(['Toko 2', 'Toko 3']);
  });

  it('have no more than two of one title, and say once the reasons that all share', async () => {
    await upsertJobs(test.db, [
      ...['1', '2', '3'].map((id) => makeJob(id, { title: id === '2' ? 'KASIR' : 'Kasir' })),
      makeJob('4', { title: 'Cashier', minEducation: 'SMK' }),
    ]);
    const education = [{ level: 'SMK', major: null }];
    const { headers } = await givenProfile(test, { profile: { ...cashier.profile, educations: education } });
    const response = await test.app.inject({ url: '/api/v1/job/match/', headers });
    const { data, meta } = response.json();
    expect(data.map(({ job }: { job: { title: string } }) => job.title.toLowerCase()).sort()).toEqual([
      'cashier',
      'kasir',
      'kasir',
    ]);
    const parts = (reasons: { part: string }[]) => reasons.map(({ part }) => part).sort();
    expect(parts(meta.common)).toEqual(['place', 'work']);
    expect(data.some(({ reasons }: { reasons: { part: string }[] }) => parts(reasons).includes('education'))).toBe(
      true,
    );
  });

  it('sends the same bytes for another person', async () => {
    await upsertJobs(test.db, [makeJob('1'), makeJob('2')]);
    const { id, headers } = await givenProfile(test, cashier);
    const get = async () => (await test.app.inject({ url: '/api/v1/job/match/', headers })).body;
    const before = await get();
    expect(before).toContain('Kasir');
    await test.db.update(candidates).set({
      name: 'Orang Lain',
      gender: 'Male',
      dob: '1960-01-01',
      image: 'x.webp',
      detailLocation: 'Jalan Lain',
      currentSalary: 90_000_000,
      birthPlaceId: 11,
    });
    await test.db.update(educations).set({ startDate: '1999-01-01', graduationDate: '2003-01-01' });
    expect(id).not.toBe('');
    expect(await get()).toBe(before);
  });

  describe('the order of the whole list', () => {
    const list = async (headers: Headers, query: Record<string, string> = {}) => {
      const response = await test.app.inject({
        url: '/api/v1/job/search/',
        headers,
        query: { sort: 'match', pageSize: '50', ...query },
      });
      expect(response.statusCode).toBe(200);
      expectContract('searchJobs', response);
      return response;
    };
    const namesOf = (response: Awaited<ReturnType<typeof list>>): string[] =>
      titlesOf(response.json().data.map((job: object) => ({ job })));

    beforeEach(async () => {
      const at = (day: number) => ({ createdAt: new Date(Date.UTC(2026, 0, day)) });
      const elsewhere = { locationId: 35, cityId: 3509 };
      await upsertJobs(test.db, [
        makeJob('match', at(1)),
        makeJob('near match', { ...at(20), cityId: 3471 }),
        makeJob('same title 3', at(2)),
        makeJob('same title 4', at(3)),
        makeJob('old here', { ...at(4), title: 'Perawat' }),
        makeJob('new here', { ...at(5), title: 'Perawat' }),
        makeJob('near', { ...at(21), title: 'Perawat', cityId: 3471 }),
        makeJob('province', { ...at(22), title: 'Perawat', cityId: null }),
        makeJob('far', { ...at(23), ...elsewhere, title: 'Perawat' }),
        makeJob('closed', { ...at(24), status: 'closed' }),
      ]);
    });
    const RANKED = [
      ...['same title 4', 'same title 3', 'match', 'near match'],
      ...['new here', 'old here', 'near', 'province', 'far', 'closed'],
    ].map((name) => `Toko ${name}`);

    it('has the matches first, without limits of two, then what is near, then what is new, and closed jobs last', async () => {
      const { headers } = await givenProfile(test, cashier);
      expect(namesOf(await list(headers))).toEqual(RANKED);
      const pages = [
        await list(headers, { pageSize: '4', page: '1' }),
        await list(headers, { pageSize: '4', page: '2' }),
      ];
      expect(pages.flatMap(namesOf)).toEqual(RANKED.slice(0, 8));
      expect(pages[1]?.json().meta).toMatchObject({ total: 10, titleMatches: 10, page: 2 });
    });

    it('is that of three choices for a visitor, and the newest first where nothing is known', async () => {
      const choices = { matchPlace: 'Kabupaten Sleman', matchWork: 'Kasir', matchEducation: 'SMA' };
      expect(namesOf(await list({}, choices))).toEqual(RANKED);
      const { headers } = await givenProfile(test, { profile: { ...cashier.profile, city: null, work: [] } });
      expect(namesOf(await list(headers, choices))).toEqual(RANKED);
      const newest = namesOf(await list({}, { sort: 'newest' }));
      expect(newest).not.toEqual(RANKED);
      const unknown: Record<string, string>[] = [{}, { matchPlace: 'Atlantis', matchEducation: 'y' }];
      for (const query of unknown) {
        expect(namesOf(await list({}, query))).toEqual(newest);
        expect(namesOf(await list(headers, query))).toEqual(newest);
      }
    });

    it('keeps title matches first in a search, and takes filters', async () => {
      const { headers } = await givenProfile(test, cashier);
      const found = namesOf(await list(headers, { q: 'perawat' }));
      expect(found).toEqual(RANKED.filter((name) => /here|near$|province|far/.test(name)));
      expect(namesOf(await list(headers, { city: 'Kota Yogyakarta' }))).toEqual(['Toko near match', 'Toko near']);
    });

    it('matches no job that was applied to or dismissed, but lists it', async () => {
      const { id, headers } = await givenProfile(test, {
        profile: { ...cashier.profile, work: [{ title: 'Kasir', years: 6 }] },
      });
      const all = await test.db.select().from(jobs);
      const idOf = (sourceId: string): string => all.find((job) => job.sourceId === sourceId)?.id ?? '';
      await test.db.insert(applications).values({ candidateId: id, jobId: idOf('same title 4') });
      const names = namesOf(await list(headers, { matchWithout: idOf('near match') }));
      expect(names.slice(0, 2)).toEqual(['Toko same title 3', 'Toko match']);
      expect([...names].sort()).toEqual([...RANKED].sort());
      expect(names.indexOf('Toko same title 4')).toBe(names.indexOf('Toko old here') + 1);
    });

    it('is in no cache, follows the profile, and is the same bytes for another person', async () => {
      const { id, headers } = await givenProfile(test, cashier);
      const first = await list(headers);
      expect([first.headers['cache-control'], first.headers.etag]).toEqual(['no-store', undefined]);
      await test.db.update(candidates).set({ name: 'Orang Lain', gender: 'Male', dob: '1960-01-01', currentSalary: 1 });
      expect((await list(headers)).body).toBe(first.body);
      await test.db.update(workExperiences).set({ title: 'Perawat' });
      expect(namesOf(await list(headers))[0]).toBe('Toko new here');
      expect(id).not.toBe('');
    });
  });

  it('refuses a limit that is none, and too many or too long ids', async () => {
    const { headers } = await signedIn(test);
    const ids = (count: number, length = 1) => Array.from({ length: count }, () => 'a'.repeat(length)).join();
    const limits = ['0', '1', '51', '-1', 'x', '1e9', ''].map((limit) => ({ limit }));
    const others = [
      { without: ids(101) },
      { without: ids(1, 65) },
      { place: 'x'.repeat(101) },
      { work: 'x'.repeat(101) },
    ];
    for (const query of [...limits, ...others]) {
      const response = await test.app.inject({
        url: '/api/v1/job/match/',
        headers,
        query: query as Record<string, string>,
      });
      expect([query, response.statusCode, response.json().statusCode]).toEqual([query, 400, 4000]);
    }
    const taken = await test.app.inject({ url: '/api/v1/job/match/', query: { without: ids(100, 64) } });
    expect(taken.statusCode).toBe(200);
  });
});

it('reads nothing else of a profile', () => {
  const other = {
    ...cvSource,
    profile: { ...cvSource.profile, name: 'Lain', gender: 'Male' as const, dob: null, currentSalary: 1 },
  };
  expect(JSON.stringify(toMatchProfile(other, [], [], '2026-01-01'))).toBe(
    JSON.stringify(toMatchProfile(cvSource, [], [], '2026-01-01')),
  );
  expect(toMatchProfile(cvSource, ['Kasir'], ['Admin'], '2026-01-01')).toEqual({
    city: 'Kabupaten Sleman',
    province: 'DI Yogyakarta',
    educations: [{ level: 'S1', major: 'Ilmu Perpustakaan' }],
    work: [{ title: 'Staf Arsip', years: 3 }],
    interests: ['Administrasi'],
    skills: ['Microsoft Excel', 'Kearsipan'],
    expectedPay: 6_054_321,
    applied: ['Kasir'],
    saved: ['Admin'],
  });
});
