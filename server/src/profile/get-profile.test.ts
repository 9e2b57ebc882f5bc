import { signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp, type TestApp } from '../../test/test-app';
import { cities, locations } from '../db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
  await test.db.insert(locations).values({ id: 34, name: 'DI Yogyakarta' });
  await test.db.insert(cities).values({ id: 3404, name: 'Kabupaten Sleman', locationId: 34 });
});
afterAll(() => test.close());

const getProfile = (headers = {}) => test.app.inject({ url: '/api/v1/candidate/profile/', headers });

it('sends everything that is filled in, with names of places and the id of the birth place', async () => {
  const full = {
    email: 'siti@example.com',
    image: '/media/photos/siti.webp',
    professionalHeadline: 'Akuntan',
    about: 'Teliti.',
    identityNumber: '3404012345678901',
    gender: 'Female',
    dob: '1999-02-28',
    detailLocation: 'Jl. Kaliurang',
    linkedin: 'https://linkedin.example/siti',
    instagram: 'https://instagram.example/siti',
    currentSalary: 5_000_000,
    expectedSalary: 7_500_000,
    placed: true,
    noWorkExperience: false,
  } as const;
  const { headers, id } = await signedIn(test, { ...full, locationId: 34, cityId: 3404, birthPlaceId: 34 });
  const response = await getProfile(headers);
  expect(response.statusCode).toBe(200);
  expectContract('getProfile', response);
  expect(response.json().data).toEqual({
    ...full,
    id,
    version: expect.any(String),
    name: 'Siti Rahma',
    phoneNumber: '+628123456789',
    birthPlace: 34,
    location: { id: 34, name: 'DI Yogyakarta' },
    city: { id: 3404, name: 'Kabupaten Sleman' },
  });
});

it('sends null for what is not filled in', async () => {
  const { headers, candidate } = await signedIn(test);
  const response = await getProfile(headers);
  expectContract('getProfile', response);
  const { id, version: _version, email, name, phoneNumber, placed, noWorkExperience, ...rest } = response.json().data;
  expect({ id, email, name, phoneNumber, placed, noWorkExperience }).toEqual({
    id: candidate.id,
    email: candidate.email,
    name: 'Siti Rahma',
    phoneNumber: '+628123456789',
    placed: false,
    noWorkExperience: false,
  });
  expect(new Set(Object.values(rest))).toEqual(new Set([null]));
});

it('sends each candidate their own profile only', async () => {
  const [first, second] = [await signedIn(test), await signedIn(test)];
  expect((await getProfile(first.headers)).json().data.id).toBe(first.id);
  expect((await getProfile(second.headers)).json().data.id).toBe(second.id);
});
