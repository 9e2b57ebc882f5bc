import { eq } from 'drizzle-orm';
import { signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp, type TestApp } from '../../test/test-app';
import { rateLimitWindows, securityEvents } from '../db/request-schema';
import { candidates } from '../db/schema';

const PASSWORD = 'Rahasia!Lama';
const OLD = '+6281234567890';
const NEW = '+6285711122789';
const email = 'siti@example.com';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [candidates, rateLimitWindows, securityEvents]) await test.db.delete(table);
  test.mailbox.length = 0;
});

const siti = () => signedIn(test, { email, password: PASSWORD, phoneNumber: OLD, name: 'Siti' });

async function change(headers: Record<string, string>, body: object) {
  const url = '/api/v1/candidate/change-phone/';
  const response = await test.app.inject({ method: 'POST', url, payload: body, headers });
  await test.app.tasksDone();
  expectContract('changePhone', response);
  return response;
}

const storedNumber = async () =>
  (await test.db.select().from(candidates).where(eq(candidates.email, email)))[0]?.phoneNumber;

it('changes the number, records it, and mails a notice with only its last three digits', async () => {
  const { id, headers } = await siti();
  const response = await change(headers, { phoneNumber: ` ${NEW} `, password: PASSWORD });
  expect(response.statusCode).toBe(200);
  expect(await storedNumber()).toBe(NEW);
  const events = await test.db.select().from(securityEvents);
  expect(events.map(({ kind, candidateId }) => [kind, candidateId])).toEqual([['phone-changed', id]]);
  const [mail, ...more] = test.mailbox;
  expect([more, mail?.to, mail?.subject]).toEqual([[], email, 'Nomor telepon akun Anda diubah']);
  expect(mail?.text).toContain('berakhiran 789');
  expect(JSON.stringify(mail)).not.toMatch(/2789|567890/);
});

it('refuses a wrong password with 4003, and changes nothing', async () => {
  const { headers } = await siti();
  const response = await change(headers, { phoneNumber: NEW, password: 'Salah!Sekali' });
  expect(response.json().statusCode).toBe(4003);
  expect([await storedNumber(), test.mailbox]).toEqual([OLD, []]);
});

it.each([
  ['of another country', '+6012345678', 'Nomor telepon harus diawali +62 dan diikuti 7 sampai 13 angka.'],
  ['that is too long', '+6281234567890123', 'Nomor telepon harus diawali +62 dan diikuti 7 sampai 13 angka.'],
  ['that the account has', OLD, 'Nomor ini sudah dipakai akun Anda.'],
])('refuses a number %s', async (_case, phoneNumber, message) => {
  const { headers } = await siti();
  const response = await change(headers, { phoneNumber, password: PASSWORD });
  expect(response.json()).toMatchObject({ statusCode: 4000, err: { phoneNumber: [message] } });
  expect(await storedNumber()).toBe(OLD);
});

it('limits changes, each of which mails', async () => {
  const { headers } = await siti();
  const statuses: number[] = [];
  for (let digit = 0; digit < 6; digit += 1) {
    const response = await change(headers, { phoneNumber: `+62812000000${digit}`, password: PASSWORD });
    statuses.push(response.statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
