import { expectContract } from '../../test/expect-contract';
import { signedIn } from '../../test/candidates';
import { testApp, type TestApp } from '../../test/test-app';
import { candidates } from '../db/schema';

const URL = '/api/v1/candidate/profile/';
const LINK = 'https://www.linkedin.com/in/maruf';

let test: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await testApp();
});
beforeEach(async () => {
  ({ headers } = await signedIn(test, { about: 'Lama' }));
});
afterAll(() => test.close());

const put = (payload: object, ifMatch?: string) =>
  test.app.inject({
    method: 'PUT',
    url: URL,
    headers: { ...headers, ...(ifMatch && { 'if-match': ifMatch }) },
    payload,
  });
const read = async () => (await test.app.inject({ url: URL, headers })).json().data;
const seen = async () => `"${(await read()).version}"`;

it('refuses to undo a change that the caller has not seen, and stores nothing then', async () => {
  const version = await seen();
  expect((await put({ about: 'Tab pertama' }, version)).statusCode).toBe(200);
  const before = await test.db.select().from(candidates).orderBy(candidates.id);
  const late = await put({ about: 'Tab kedua', linkedin: LINK }, version);
  expectContract('updateProfile', late);
  expect([late.statusCode, late.json().statusCode]).toEqual([412, 4012]);
  expect(await test.db.select().from(candidates).orderBy(candidates.id)).toEqual(before);
});

it('changes other keys than those that were changed meanwhile, and the same again', async () => {
  const version = await seen();
  await put({ about: 'Tab pertama' });
  for (let sent = 0; sent < 2; sent += 1) {
    const other = await put({ linkedin: LINK }, version);
    expect(other.json().data).toMatchObject({ about: 'Tab pertama', linkedin: LINK });
  }
});

it('takes a version from a response as one that was seen', async () => {
  const version = await seen();
  const { data } = (await put({ about: 'Pertama' }, version)).json();
  expect(data).toEqual(await read());
  expect((await put({ about: 'Kedua' }, `"${data.version}"`)).statusCode).toBe(200);
});

it.each([undefined, '*', ' * '])('changes in any case with %j', async (ifMatch) => {
  await put({ about: 'Lain' });
  expect((await put({ about: 'Apa pun' }, ifMatch)).json().data).toMatchObject({ about: 'Apa pun' });
});

it.each(['""', '"x"', 'W/"x"', '"'.repeat(300)])('takes %j for no version that was seen', async (ifMatch) => {
  expect((await put({ about: 'Tak terlihat' }, ifMatch)).statusCode).toBe(412);
});

it('lets one of two changes of the same key at the same moment through', async () => {
  const version = await seen();
  const responses = await Promise.all([put({ about: 'Satu' }, version), put({ about: 'Dua' }, version)]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
});
