import { candidateIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp, type TestApp } from '../../test/test-app';
import { rateLimitWindows } from '../db/request-schema';
import { candidates } from '../db/schema';
import { issueToken } from './account-tokens';
import { toUidb64 } from './reset-link';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(candidates);
  await test.db.delete(rateLimitWindows);
});

const person = { name: "Siti Ma'rifah Ay", email: 'rifah.cantik99@example.com', phoneNumber: '+628123456789' };

const COMMON = 'Password ini terlalu umum dan mudah ditebak. Pilih password lain.';
const OWN = 'Password tidak boleh berisi nama atau email Anda saja. Pilih password lain.';

const refused: [string, string][] = [
  ['P@ssw0rd', COMMON],
  ['Password!', COMMON],
  ['pASSWORD!', COMMON],
  ['!QAZ2wsx', COMMON],
  ["Siti Ma'rifah Ay!", OWN],
  ['Sitimarifahay#1', OWN],
  ['Marifah!', OWN],
  ['SITI@1999', OWN],
  ['Rifah.cantik99@example.com', OWN],
  ['RifahCantik!', OWN],
  ['Cantik!!', OWN],
];

const post = (path: string, payload: object) =>
  test.app.inject({ method: 'POST', url: `/api/v1/candidate/${path}/`, payload });

async function newPassword(password: string) {
  const { id } = await candidateIn(test, { name: person.name, email: person.email });
  const token = await issueToken(test.db, id, 'reset', new Date());
  return post(`reset-password/${toUidb64(id)}/${token}`, { password });
}

it.each(refused)('refuses the password %s at sign-up, in words about the field', async (password, message) => {
  const response = await post('register', { ...person, password });
  expectContract('register', response);
  expect(response.json()).toEqual({
    statusCode: 4000,
    message: 'Data yang dikirim belum benar. Silakan periksa kembali.',
    err: { password: [message] },
  });
  expect(await test.db.$count(candidates)).toBe(0);
});

it.each(refused)('refuses %s as a new password, and the link still works', async (password, message) => {
  const response = await newPassword(password);
  expectContract('resetPassword', response);
  expect(response.json().err).toEqual({ password: [message] });
  expect(await test.db.select().from(candidates)).toMatchObject([{ passwordHash: 'none' }]);
});

it.each(['Rahasia!', 'Ay!!!!!', 'SitiSukaKopi!', 'Example#1', '123456#Ab'])('accepts %s', async (password) => {
  expect((await post('register', { ...person, password })).statusCode).toBe(201);
  await test.db.delete(candidates);
  expect((await newPassword(password)).statusCode).toBe(200);
});

it('names the password beside the name where both are refused', async () => {
  const response = await post('register', { ...person, name: 'www.siti.id', password: 'Password!' });
  expect(Object.keys(response.json().err).sort()).toEqual(['name', 'password']);
});
