import { candidateIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp } from '../../test/test-app';
import type { TestApp } from '../../test/test-app';
import { rateLimitWindows } from '../db/request-schema';
import { candidates } from '../db/schema';
import { DEMO_CANDIDATE } from '../seed/demo-candidate';
import { issueToken } from './account-tokens';
import { passwordProblem } from './common-passwords';
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

const post = (path: string, payload: object) =>
  test.app.inject({ method: 'POST', url: `/api/v1/candidate/${path}/`, payload });

it('refuses them at sign-up and as a new password, whose link still works', async () => {
  const response = await post('register', { ...person, password: 'Password!' });
  expectContract('register', response);
  expect(response.json()).toEqual({
    statusCode: 4000,
    message: 'Data yang dikirim belum benar. Silakan periksa kembali.',
    err: { password: [COMMON] },
  });
  expect(await test.db.$count(candidates)).toBe(0);

  const { id } = await candidateIn(test, { name: person.name, email: person.email });
  const token = await issueToken(test.db, id, 'reset', new Date());
  const reset = (to: string) => post(`reset-password/${toUidb64(id)}/${token}`, { password: to });
  const refusal = await reset('Password!');
  expectContract('resetPassword', refusal);
  expect(refusal.json().err).toEqual({ password: [COMMON] });
  expect(await test.db.select().from(candidates)).toMatchObject([{ passwordHash: 'none' }]);
  expect((await reset('SitiSukaKopi!')).statusCode).toBe(200);
});

/** Passwords, separated by blanks, as they are answered. */
const problemsOf = (passwords: string) => Promise.all(passwords.split(' ').map(passwordProblem));

it('refuses the commonest, also with signs and numbers around them', async () => {
  const rows =
    'P@ssw0rd Password! pASSWORD! !QAZ2wsx Password1! Password123! Password123456! Qwerty123! Indonesia1! Rahasia123! ' +
    'Bismillah1! Jakarta2024! Jakarta17081945! Admin@123 Merdeka45! Cinta#123 Abcd1234! Kucing_99! Doraemon*7 Rahasia! ' +
    'Akucintakamu! !!Qwerty!! #Sayang **JAKARTA** 1Bandung! Pancasila! Ｐassword! Abc123!! 12345678Qwerty!@#';
  expect(new Set(await problemsOf(rows))).toEqual(new Set([COMMON]));
  expect(await passwordProblem('Aku cinta kamu!')).toBe(COMMON);
});

it('accepts all else that the specification accepts: phrases, what nobody guesses, and a candidate’s own name', async () => {
  const rows =
    'Kereta-Malam-ke-Bandung7! HujanTurunDiBulanJuni! Buku&Pensil&Penghapus SepedaOntelBiru#42 MotorTuaBapakku!88 Qw7!rTz# ' +
    `aB3$xY9! v8#Kq2!zLm Kopi!8371946205 Ay!!!!! Contoh#Ayah1 SitiRahma2024! Ma'rifah! ${DEMO_CANDIDATE.password}`;
  expect(new Set(await problemsOf(rows))).toEqual(new Set([null]));
  expect(await passwordProblem('Nasi goreng tanpa telur!')).toBeNull();
});

it('names the password beside the name where both are refused', async () => {
  const response = await post('register', { ...person, name: 'www.siti.id', password: 'Password!' });
  expect(Object.keys(response.json().err).sort()).toEqual(['name', 'password']);
});
