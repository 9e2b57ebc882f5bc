import { isSettled, nameOfWrite } from './with-idempotency-key';

it.each([
  ['a success', undefined, true],
  ['a refusal of fields', { kind: 'validation', status: 400 } as const, true],
  ['a conflict', { kind: 'http', status: 409 } as const, true],
  ['a refusal with HTTP 200', { kind: 'http', status: 200 } as const, true],
  ['no response', { kind: 'network' } as const, false],
  ['a page of HTML', { kind: 'contract', status: 200 } as const, false],
  ['a session that has ended', { kind: 'http', status: 401 } as const, false],
  ['a wrong password', { kind: 'http', status: 401, statusCode: 4003 } as const, true],
  ['a time-out at the server', { kind: 'http', status: 408 } as const, false],
  ['too many calls', { kind: 'http', status: 429 } as const, false],
  ['a failure of the server', { kind: 'http', status: 500 } as const, false],
  ['a proxy without its server', { kind: 'http', status: 502 } as const, false],
])('after %s the write is settled: %3$s', (_what, error, settled) => {
  expect(isSettled(error)).toBe(settled);
});

const write = { url: 'candidate/skill/', method: 'POST', body: { skill: ['Excel'] } };

it('tells writes apart by whose they are, where they go and what they say', async () => {
  const names = await Promise.all([
    nameOfWrite('a', write),
    nameOfWrite('b', write),
    nameOfWrite('a', { ...write, url: 'candidate/interest/' }),
    nameOfWrite('a', { ...write, body: { skill: ['Word'] } }),
  ]);
  expect(new Set(names).size).toBe(4);
  await expect(nameOfWrite('a', { ...write, body: { skill: ['Excel'] } })).resolves.toBe(names[0]);
});

it('shows nothing of the write in its name', async () => {
  await expect(nameOfWrite('a', write)).resolves.toMatch(/^[0-9a-f]{64}$/);
});

it('names a write the same where the browser has no hash of its own', async () => {
  const name = await nameOfWrite('a', write);
  const digest = jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  await expect(nameOfWrite('a', write)).resolves.toBe(name);
  digest.mockRestore();
});
