import { DrizzleQueryError } from 'drizzle-orm';
import { testApp } from '../../test/test-app';
import { loggableError, loggablePath } from './logging';

describe('loggablePath', () => {
  it.each([
    ['/verify?token=secret', '/verify'],
    ['/api/v1/candidate/reset-password/MTIz/secret/', '/api/v1/candidate/reset-password/…'],
    ['/reset-password/MTIz/secret?x=1', '/reset-password/…'],
    ['/berhenti-email/secret', '/berhenti-email/…'],
    ['/api/v1/job/list/', '/api/v1/job/list/'],
  ])('logs %s as %s', (url, logged) => {
    expect(loggablePath(url)).toBe(logged);
  });
});

describe('loggableError', () => {
  it('logs a query and its code but not its parameters', () => {
    const cause = Object.assign(new Error('invalid input: "rahasia"'), { code: '22P02', detail: 'rahasia' });
    const logged = loggableError(new DrizzleQueryError('select $1', ['rahasia'], cause));
    expect(logged).toMatchObject({ query: 'select $1', code: '22P02' });
    expect(logged.stack).toContain('logging.test.ts');
    expect(JSON.stringify(logged)).not.toContain('rahasia');
  });

  it('logs the message of any other error', () => {
    expect(loggableError(new TypeError('x is no function'))).toMatchObject({
      type: 'TypeError',
      message: 'x is no function',
    });
  });

  it('copes with something thrown that is no error', () => {
    expect(loggableError('rahasia')).toEqual({ type: 'string' });
  });
});

it('logs a whole journey without a password, token, e-mail or phone number', async () => {
  const test = await testApp();
  const send = async (path: string, payload?: object, headers: Record<string, string> = {}) => {
    const response = await test.app.inject({ method: 'POST', url: `/api/v1/candidate/${path}`, payload, headers });
    await test.app.tasksDone();
    return response;
  };
  const secrets = ['Kopi-Pagi!', 'Salah!!!', 'Barusan!', 'budi@example.com', '628123456789'];
  await send('register/', { name: 'Budi', email: secrets[3], phoneNumber: '+628123456789', password: secrets[0] });
  const activation = test.mailbox[0]?.link.split('token=')[1] ?? '';
  await send(`verify/?token=${activation}`, { verifyToken: activation });
  await send('login/', { email: secrets[3], password: secrets[1] });
  const { token } = (await send('login/', { email: secrets[3], password: secrets[0] })).json().data;
  await send('logout/', undefined, { authorization: `Bearer ${token}` });
  await send('forgot-password/', { email: secrets[3] });
  const reset = test.mailbox[1]?.link.split('/').at(-1) ?? '';
  const link = test.mailbox[1]?.link.split('/reset-password/')[1] ?? '';
  expect((await send(`reset-password/${link}/`, { password: secrets[2] })).statusCode).toBe(200);
  expect(test.logs.filter((line) => line.includes('request completed'))).toHaveLength(7);
  for (const secret of [...secrets, activation, token, reset]) {
    expect(secret).not.toBe('');
    expect(test.logs.join('')).not.toContain(secret);
  }
  await test.close();
});
