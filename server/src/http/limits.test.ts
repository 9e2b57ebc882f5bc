import { candidateIn, signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp } from '../../test/test-app';
import type { TestApp } from '../../test/test-app';
import * as passwords from '../accounts/passwords';
import { purgeStale } from '../background/purge-stale';
import { rateLimitWindows } from '../db/request-schema';
import { candidates } from '../db/schema';
import { poster, statuses, times } from './limit-calls.fixture';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repoRoot } from '../paths';
import { RATE_LIMITS } from './rate-limits';
import type { RateLimit } from './rate-limits';
import { ApiFailure } from './failure';
import { fairQueue, fairQueues } from './fair-queue';
import { callerAddress } from './client-address';

describe('limit calls', () => {
  const HOUR = 3_600_000;

  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.db.delete(candidates);
    await test.db.delete(rateLimitWindows);
  });

  const post = poster(() => test);

  /** Statuses of the last call that a limit lets through, and of the next one; all before are counted without calling. */
  async function atLimit(max: number, call: () => Promise<{ statusCode: number }>): Promise<number[]> {
    await call();
    await test.db.update(rateLimitWindows).set({ count: max - 1 });
    return statuses(2, call);
  }

  const registration = (email: string) => ({
    name: 'Siti',
    email,
    phoneNumber: '+628123456789',
    password: 'Kopi-Pagi!',
  });

  describe('signing up', () => {
    beforeEach(() => jest.spyOn(passwords, 'hashPassword').mockResolvedValue('none'));

    it('is refused the sixth time in an hour for one e-mail address from one network', async () => {
      const all = await statuses(6, () => post('register', registration('siti@example.com')));
      expect(all).toEqual([...times(5, 201), 429]);
      // A call that is refused puts the end of the window off by nothing.
      test.advance(HOUR / 2);
      const refused = await post('register', registration('siti@example.com'));
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(1800);
      test.advance(HOUR / 2);
      expect((await post('register', registration('siti@example.com'))).statusCode).toBe(201);
    });

    it('lets one address learn of no more than 30 e-mail addresses that they are taken', async () => {
      await test.db.insert(candidates).values(
        Array.from({ length: 32 }, (_, index) => ({
          email: `s${index}@example.com`,
          name: 'S',
          passwordHash: 'none',
        })),
      );
      await test.db.update(candidates).set({ activatedAt: new Date() });
      let count = 0;
      const next = () => post('register', registration(`s${(count += 1)}@example.com`));
      expect(await atLimit(30, next)).toEqual([409, 429]);
      expect((await post('register', registration('s31@example.com'), { from: '10.0.0.1' })).statusCode).toBe(409);
    });

    it('does not count invalid calls', async () => {
      const all = await statuses(8, () => post('register', { ...registration('siti@example.com'), password: 'x' }));
      expect(all).toEqual(times(8, 400));
    });
  });

  /** Calls that mail the mailbox which a body names. */
  const MAILING: [string, (email: string) => object][] = [
    ['register', registration],
    ['verify/resend', (email) => ({ email })],
    ['forgot-password', (email) => ({ email })],
  ];

  describe.each(MAILING)('mails by %s', (path, bodyOf) => {
    const call = (email: string, from?: string) => post(path, bodyOf(email), from === undefined ? {} : { from });

    beforeEach(async () => {
      jest.spyOn(passwords, 'hashPassword').mockResolvedValue('none');
      await candidateIn(test, { email: 'siti.rahma@gmail.com', activatedAt: null });
      for (const tag of ['a', 'b', 'c'])
        await candidateIn(test, { email: `sitirahma+${tag}@gmail.com`, activatedAt: null });
      test.mailbox.length = 0;
    });

    it('are five in an hour for a stranger, however the mailbox is written, and the owner still gets theirs', async () => {
      const spellings = [
        'siti.rahma@gmail.com',
        'SITI.RAHMA@gmail.com',
        'sitirahma+a@gmail.com',
        'sitirahma+b@gmail.com',
      ];
      const all = await statuses(8, (index) => call(spellings[index % 4] ?? '', '10.0.0.1'));
      expect(all.map((status) => status < 300)).toEqual([...Array<boolean>(5).fill(true), false, false, false]);
      expect(test.mailbox).toHaveLength(5);
      expect((await call('siti.rahma@gmail.com', '10.0.0.2')).statusCode).toBeLessThan(300);
      expect(test.mailbox.at(-1)?.to).toBe('siti.rahma@gmail.com');
    });

    it('are thirty in an hour from everywhere', async () => {
      let count = 0;
      const [last = 0, refused] = await atLimit(30, () => call('siti.rahma@gmail.com', `10.1.${(count += 1)}.1`));
      expect(last).toBeLessThan(300);
      expect(refused).toBe(429);
    });
  });

  it('does not count calls that send no mail to a mailbox', async () => {
    await candidateIn(test, { email: 'siti@example.com' });
    const failing = async (index: number) => {
      await post('register', registration('siti@example.com'));
      return post('forgot-password', { email: `siti+${index}@example.com` });
    };
    expect(await statuses(8, failing)).toEqual(times(8, 404));
    test.mailbox.length = 0;
    expect((await post('forgot-password', { email: 'siti@example.com' })).statusCode).toBe(200);
    expect(test.mailbox).toHaveLength(1);
  });

  it('lets one address learn of no more than 30 e-mail addresses that they are not registered', async () => {
    let count = 0;
    const next = () => post('forgot-password', { email: `s${(count += 1)}@example.com` });
    expect(await atLimit(30, next)).toEqual([404, 429]);
  });

  it('reveals by no limit whether an account waits for its activation', async () => {
    const all = await statuses(6, () => post('verify/resend', { email: 'siti@example.com' }));
    expect(all).toEqual([...times(5, 200), 429]);
  });

  it('refuses guesses of mailed links', async () => {
    const reset = () => post('reset-password/MTIz/token', { password: 'Kopi-Pagi!' });
    const verify = () => post('verify', { verifyToken: 'guess' });
    expect(await atLimit(100, reset)).toEqual([404, 429]);
    expect((await verify()).statusCode).toBe(429);
  });

  it('lets a candidate apply a hundred times in ten minutes', async () => {
    const { headers } = await signedIn(test);
    const other = await signedIn(test);
    const apply = (as: Record<string, string>) =>
      test.app.inject({ method: 'POST', url: '/api/v1/job-application/apply/', headers: as, payload: { job: 'x' } });
    expect(await atLimit(100, () => apply(headers))).toEqual([404, 429]);
    expectContract('apply', await apply(headers));
    expect((await apply(other.headers)).statusCode).toBe(404);
  });

  it('lets a candidate upload 60 photos in an hour, and change the rest of the profile as they like', async () => {
    const { headers } = await signedIn(test);
    const update = (part: string) =>
      test.app.inject({
        method: 'PUT',
        url: '/api/v1/candidate/profile/',
        headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
        payload: `--b\r\nContent-Disposition: form-data; name=${part}\r\n--b--\r\n`,
      });
    const photo = () => update('"image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nno picture');
    expect(await atLimit(60, photo)).toEqual([415, 429]);
    expectContract('updateProfile', await photo());
    expect((await update('"name"\r\n\r\nSiti Rahma')).statusCode).toBe(200);
  });

  it('lets a candidate write three hundred times in ten minutes, and sign out and read all the same', async () => {
    const { headers } = await signedIn(test);
    const other = await signedIn(test);
    const url = '/api/v1/candidate/portfolio/unknown/';
    const remove = (as: Record<string, string>) => test.app.inject({ method: 'DELETE', url, headers: as });
    expect(await atLimit(300, () => remove(headers))).toEqual([404, 429]);
    const refused = await remove(headers);
    expectContract('deletePortfolio', refused);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const body = { name: 'Situs', url: 'https://situs.example' };
    expect((await post('portfolio', body, { headers })).statusCode).toBe(429);
    expect((await remove(other.headers)).statusCode).toBe(404);
    expect((await test.app.inject({ url: '/api/v1/candidate/profile/', headers })).statusCode).toBe(200);
    expect((await post('logout', {}, { headers })).statusCode).toBe(200);
  });

  it('stores neither addresses nor e-mails, and forgets windows that are over', async () => {
    await post('login', { email: 'siti@example.com', password: 'Salah!!!' }, { from: '10.9.8.7' });
    const rows = JSON.stringify(await test.db.select().from(rateLimitWindows));
    expect(rows).not.toMatch(/siti|10\.9\.8\.7/);
    await purgeStale(test.db, new Date());
    expect(await test.db.$count(rateLimitWindows)).toBeGreaterThan(0);
    await purgeStale(test.db, new Date(Date.now() + 24 * HOUR));
    expect(await test.db.$count(rateLimitWindows)).toBe(0);
  });
});

describe('rate limits', () => {
  it('has the numbers of its document', () => {
    const actions = Object.entries<readonly RateLimit[]>(RATE_LIMITS);
    const rows = [...new Set(actions.map(([, limits]) => limits))].map((limits) => {
      const names = actions.flatMap(([action, its]) => (its === limits ? action : []));
      const numbers = limits.map(({ counts, per, max, seconds }) => {
        const counted = typeof counts === 'string' ? counts : `failures (${counts.join(', ')})`;
        return `${max} ${counted} per ${per} in ${seconds / 60} min`;
      });
      return `| ${names.join(', ')} | ${numbers.join('; ')} |`;
    });
    const document = readFileSync(path.join(repoRoot, 'docs', 'security-limits.md'), 'utf8');
    const [, table = ''] = document.split('|---|---|\n');
    expect(table.split('\n\n')[0]).toBe(rows.join('\n'));
  });
});

describe('fair queue', () => {
  /** A queue of one slot whose tasks note who they were, each after a turn of the event loop. */
  function noting(perGroup: number[] = [], total = 100) {
    const done: string[] = [];
    const queue = fairQueue({ concurrency: 1, perGroup, total });
    const add = (...caller: string[]) =>
      queue.run(caller, async () => {
        await new Promise(setImmediate);
        done.push(caller.join(' '));
        return caller.join(' ');
      });
    return { queue, done, add };
  }

  it('lets callers take turns, however many tasks each has', async () => {
    const { done, add } = noting();
    const many = Array.from({ length: 5 }, () => add('many'));
    const others = [add('siti'), add('budi'), add('siti')];
    expect(await Promise.all(others)).toEqual(['siti', 'budi', 'siti']);
    await Promise.all(many);
    expect(done.join(' ')).toBe('many siti budi many siti many many many');
  });

  it('lets accounts take turns within the turns of their address', async () => {
    const { done, add } = noting();
    const many = Array.from({ length: 4 }, () => add('carrier', 'many'));
    const others = [add('carrier', 'siti'), add('home', 'budi'), add('carrier', 'tono')];
    await Promise.all([...many, ...others]);
    const carriers = ['siti', 'tono', 'many', 'many', 'many'].map((name) => `carrier ${name}`);
    expect(done).toEqual(['carrier many', 'home budi', ...carriers]);
  });

  it.each([
    ['one account', ['a siti', 'a siti'], 'a siti', 'a budi'],
    ['one address', ['a siti', 'a budi', 'a tono'], 'a rina', 'b rina'],
    ['all callers', ['a siti', 'b siti', 'c siti', 'd siti'], 'e siti', null],
  ])('refuses a task where too many of %s wait, and takes tasks again', async (_who, callers, next, another) => {
    const { add } = noting([3, 2], 4);
    const all = callers.map((caller) => add(...caller.split(' ')));
    const refused = await add(...next.split(' ')).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiFailure);
    expect(refused).toMatchObject({ httpStatus: 503, retryAfter: 5 });
    if (another !== null) expect(await add(...another.split(' '))).toBe(another);
    await Promise.all(all);
    expect(await add(...next.split(' '))).toBe(next);
  });

  it.each([
    ['the queue', [100, 100], 6, ['a siti 3', 'b budi 3'], ['c tono 1', 'c tono 2'], ['a siti 3', 'b budi 3']],
    ['an address', [4, 3], 100, ['a siti 3', 'a budi 1', 'b rina 3'], ['a tono 1'], ['a siti 3']],
  ])(
    'refuses the newest task of who has the most where %s is full',
    async (_what, perGroup, total, had, next, gone) => {
      const { queue } = noting(perGroup, total);
      const refused: string[] = [];
      const ran: string[] = [];
      const add = (name: string) =>
        queue.run(name.split(' ').slice(0, 2), async () => ran.push(name)).catch(() => refused.push(name));
      const all = had.flatMap((last) => {
        const [address, account, count] = last.split(' ');
        return Array.from({ length: Number(count) }, (_, at) => add(`${address} ${account} ${at + 1}`));
      });
      await Promise.all([...all, ...next.map(add)]);
      expect(refused).toEqual(gone);
      expect(ran).toEqual(expect.arrayContaining(next));
      expect(ran).toHaveLength(all.length + next.length - gone.length);
    },
  );

  it('drops a task whose caller has gone, but not one that runs', async () => {
    const { queue, done, add } = noting([3, 2]);
    const gone = new AbortController();
    const ran: string[] = [];
    const running = queue.run(
      ['a', 'siti'],
      async () => {
        await new Promise(setImmediate);
        ran.push('running');
      },
      gone.signal,
    );
    // It has begun.
    await new Promise(setImmediate);
    const dropped = queue.run(['a', 'siti'], async () => ran.push('dropped'), gone.signal);
    const after = add('a', 'siti');
    expect(queue.waiting).toBe(2);
    gone.abort(new Error('gone'));
    expect(queue.waiting).toBe(1);
    await expect(dropped).rejects.toThrow('gone');
    await expect(queue.run(['a'], async () => ran.push('late'), gone.signal)).rejects.toThrow('gone');
    await Promise.all([running, after]);
    expect([ran, done]).toEqual([['running'], ['a siti']]);
    // The places of the one that was dropped are free.
    await Promise.all([add('a', 'siti'), add('a', 'siti'), add('a', 'budi')]);
  });

  it('refuses a task that has waited for too long, but not one that runs', async () => {
    const queue = fairQueue({ concurrency: 1, total: 9, patience: 30 });
    let release = (): void => undefined;
    const running = queue.run(['a'], () => new Promise<string>((resolve) => (release = () => resolve('done'))));
    const waiting = queue.run(['b'], async () => 'late');
    await expect(waiting).rejects.toMatchObject({ httpStatus: 503, retryAfter: 5 });
    expect(queue.waiting).toBe(0);
    release();
    expect(await running).toBe('done');
    expect(await queue.run(['b'], async () => 'later')).toBe('later');
  });

  describe('beside others', () => {
    /** Two queues, one task each of which runs until it is released; `add` notes what begins. */
    async function filled() {
      const queues = fairQueues({ first: { concurrency: 2, total: 9 }, last: { concurrency: 2, total: 9 } }, 3);
      const begun: string[] = [];
      const ends = new Map<string, () => void>();
      const add = (queue: keyof typeof queues, name: string) =>
        queues[queue].run(['a'], () => {
          begun.push(name);
          return new Promise<void>((resolve) => ends.set(name, resolve));
        });
      void add('last', 'last 1');
      void add('last', 'last 2');
      void add('first', 'first 1');
      await new Promise(setImmediate);
      return { begun, add, end: (name: string) => ends.get(name)?.() };
    }

    it('gives a free slot to the first of them', async () => {
      const { begun, add, end } = await filled();
      void add('last', 'last 3');
      void add('first', 'first 2');
      await new Promise(setImmediate);
      expect(begun).toEqual(['first 1', 'last 1', 'last 2']);
      end('last 1');
      await new Promise(setImmediate);
      expect(begun.slice(3)).toEqual(['first 2']);
    });

    it('lets one task of each run, however many of the others run', async () => {
      const { begun, add, end } = await filled();
      void add('first', 'first 2');
      end('last 1');
      end('last 2');
      await new Promise(setImmediate);
      void add('last', 'last 3');
      void add('last', 'last 4');
      await new Promise(setImmediate);
      expect(begun.slice(3)).toEqual(['first 2', 'last 3']);
    });
  });

  it('continues after a task that rejects', async () => {
    const queue = fairQueue({ concurrency: 1, total: 9 });
    const failing = queue.run(['siti'], () => Promise.reject(new Error('broken')));
    const next = queue.run(['siti'], async () => 'done');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });
});

describe('client address', () => {
  it.each([
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['::ffff:a01:203', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%br-lan', 'fe80:0:0:0::/64'],
  ])('takes %s for %s', (ip, caller) => {
    expect(callerAddress(ip)).toBe(caller);
  });
});
