import { testApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';
import { seedMasters } from '../../seed/seed-masters';
import { languageBody, newCaller, refusal } from './sections.fixture';
import { language } from './language';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
  await seedMasters(test.db);
});
afterAll(() => test.close());

let me: Awaited<ReturnType<typeof newCaller>>;
beforeEach(async () => {
  me = await newCaller(test);
});

it('names every field that is missing', async () => {
  expect(await refusal(me, language, { language: '' })).toEqual({
    language: ['Bahasa wajib dipilih.'],
    level: ['Tingkat kemahiran wajib dipilih.'],
  });
});

it.each([
  ['an unknown language', { language: 9999 }, { language: ['Pilihan ini tidak tersedia.'] }],
  ['a level beyond the three', { level: 'native' }, { level: ['Pilihan ini tidak tersedia.'] }],
])('refuses %s', async (_what, change, err) => {
  expect(await refusal(me, language, { ...languageBody, ...change })).toEqual(err);
});

const TWICE = { statusCode: 4000, err: { language: ['Bahasa ini sudah ada di profil Anda.'] } };

it('refuses a language that is there already, also from a call at the same moment', async () => {
  const responses = await Promise.all([me.add('language', languageBody), me.add('language', languageBody)]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
  expect(responses.find(({ statusCode }) => statusCode === 400)?.json()).toMatchObject(TWICE);
  expect((await me.list('language')).json().data).toHaveLength(1);
});

it('lets a change leave the language as it is, but not take that of another record', async () => {
  const { id } = (await me.add('language', languageBody)).json().data;
  await me.add('language', { ...languageBody, language: 2 });
  expect((await me.change('language', id, { ...languageBody, level: 'beginner' })).statusCode).toBe(200);
  expect((await me.change('language', id.toUpperCase(), languageBody)).statusCode).toBe(200);
  expect((await me.change('language', id, { ...languageBody, language: '2' })).json()).toMatchObject(TWICE);
});

it('lets two candidates speak the same language', async () => {
  const another = await newCaller(test);
  expect((await me.add('language', languageBody)).statusCode).toBe(201);
  expect((await another.add('language', languageBody)).statusCode).toBe(201);
});
