import { expectContract } from '../../test/expect-contract';
import { testApp, type TestApp } from '../../test/test-app';
import { seedMasters } from '../seed/seed-masters';
import { newCaller, sectionsWithBodies } from './sections/sections.fixture';

let test: TestApp;
let me: Awaited<ReturnType<typeof newCaller>>;
beforeAll(async () => {
  test = await testApp();
  await seedMasters(test.db);
  me = await newCaller(test);
});
afterAll(() => test.close());

const HOSTILE = [
  null,
  true,
  -1,
  1e308,
  2_147_483_648,
  999_999_999_999,
  '',
  '\0',
  '\ud800',
  "'; drop table candidates; --",
  '9'.repeat(400),
  '0000-00-00',
  '0000-01-01',
  '9999-12-31',
  [],
  { toString: 'x' },
];

const profile = {
  name: 'Siti',
  professionalHeadline: 'Akuntan',
  about: 'Teliti',
  gender: 'Female',
  dob: '1999-01-01',
  phoneNumber: '+628123456789',
  identityNumber: '3404012345678901',
  birth_place: 34,
  location: 34,
  city: 3404,
  detailLocation: 'Jl. Kaliurang',
  linkedin: 'https://linkedin.com/in/siti',
  instagram: 'https://instagram.com/siti',
  currentSalary: 1,
  expectedSalary: 1,
};

const put = (payload: object) =>
  test.app.inject({ method: 'PUT', url: '/api/v1/candidate/profile/', headers: me.headers, payload });

const operations: [name: string, body: object, send: typeof put][] = [
  ...sectionsWithBodies.map(({ resource, path, body }): [string, object, typeof put] => [
    `add${resource}`,
    body,
    (payload) => me.add(path, payload),
  ]),
  ['addCandidateSkills', { skill: ['x'] }, (payload) => me.add('skill', payload)],
  ['addCandidateInterests', { functionOfInterest: ['x'] }, (payload) => me.add('interest', payload)],
  ['updateProfile', profile, put],
];

it.each(operations)('%s stores or refuses any value of a field', async (operation, body, send) => {
  for (const key of Object.keys(body)) {
    for (const value of HOSTILE) {
      const response = await send({ ...body, [key]: value });
      // Only the statuses that the contract names pass, and no failure of the server's own is among them.
      expectContract(operation, response);
    }
  }
});
