import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dumpTables } from '../../test/dump-tables';
import { testApp } from '../../test/test-app';

/** The content of every file below a folder. */
function filesIn(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}

it('stores no password, bearer token or mailed token as it is', async () => {
  const test = await testApp();
  const post = async (call: string, payload: object) => {
    const url = `/api/v1/candidate/${call}/`;
    // A key makes the server store responses, which must hold no secret either.
    const headers = { 'idempotency-key': `key-of-${call.split('/')[0]}` };
    const response = await test.app.inject({ method: 'POST', url, payload, headers });
    await test.app.tasksDone();
    return response.json();
  };
  const email = 'siti@example.com';
  const [first, second] = ['Rahasia!Pertama', 'Rahasia!Kedua'];
  await post('register', { name: 'Siti', email, phoneNumber: '+628123456789', password: first });
  await post('verify/resend', { email });
  const [activation = '', resent = ''] = test.mailbox.map(({ link }) => link.split('token=')[1]);
  await post('verify', { verifyToken: resent });
  await post('login', { email, password: 'Salah!Sekali' });
  const early = (await post('login', { email, password: first })).data.token;
  await post('forgot-password', { email });
  const link = test.mailbox[2]?.link.split('/reset-password/')[1] ?? '';
  expect((await post(`reset-password/${link}`, { password: second })).statusCode).toBe(2000);
  const late = (await post('login', { email, password: second })).data.token;

  const stored = Object.values(await dumpTables(test.db)).join('\n') + filesIn(test.config.dataDir);
  expect(stored).toContain('$argon2id$');
  expect(stored).toContain(email);
  const reset = link.split('/')[1] ?? '';
  for (const secret of [first, second, 'Salah!Sekali', activation, resent, reset, early, late]) {
    expect(secret.length).toBeGreaterThan(10);
    expect(stored).not.toContain(secret);
  }
  await test.close();
});
