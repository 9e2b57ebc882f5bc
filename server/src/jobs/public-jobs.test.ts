/** Effect of a flood of public reads from one address on others, and what is cached of jobs that do not exist. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expectContract } from '../../test/expect-contract';
import { testApp, type TestApp } from '../../test/test-app';
import type { FairQueue } from '../http/fair-queue';
import * as turns from '../http/turns';
import * as masters from '../masters/master-repository';
import { jobs } from '../db/schema';
import { makeJobInput } from './job-input.fixture';
import { upsertJob } from './job-store';
import * as repository from './job-repository';
import { jobSlug } from './slug';

let dist: string;
let test: TestApp;
let queue: FairQueue;
beforeAll(async () => {
  dist = mkdtempSync(path.join(tmpdir(), 'public-jobs-'));
  for (const file of ['index.html', 'shell.html']) writeFileSync(path.join(dist, file), '<html><head></head></html>');
  const takeTurns = jest.spyOn(turns, 'takeTurns');
  test = await testApp({}, { dist });
  queue = (takeTurns.mock.results[0]?.value as turns.Turns).page;
});
afterAll(async () => {
  await test.close();
  rmSync(dist, { recursive: true });
});
let release = (): void => undefined;
afterEach(() => {
  release();
  jest.restoreAllMocks();
});
beforeEach(() => test.db.delete(jobs));

/** Makes every read wait until `release` is called. Gives back what tells how many were made at once at most. */
function holdReads(): () => number {
  const held = new Promise<void>((resolve) => (release = resolve));
  let running = 0;
  let mostAtOnce = 0;
  const wait = async (): Promise<void> => {
    running += 1;
    mostAtOnce = Math.max(mostAtOnce, running);
    await held;
    running -= 1;
  };
  jest.spyOn(repository, 'findPublicJob').mockImplementation(() => wait().then(() => undefined));
  jest.spyOn(masters, 'listLocations').mockImplementation(() => wait().then(() => []));
  return () => mostAtOnce;
}

const PATHS = {
  'the page of a job': (i: number) => `/lowongan/tidak-ada-${i}`,
  'the page for candidates': (i: number) => `/jobs/tidak-ada-${i}`,
  'the call': (i: number) => `/api/v1/job/public/tidak-ada-${i}/`,
  'the picture': (i: number) => `/share/jobs/tidak-ada-${i}.png`,
  'a master list': () => '/api/v1/master/location/',
};

it.each(Object.entries(PATHS))(
  'lets 100 wait for %s, refuses the others, and serves another address',
  async (_, of) => {
    const mostAtOnce = holdReads();
    const ended: string[] = [];
    const read = async (url: string, remoteAddress: string) => {
      const response = await test.app.inject({ url, remoteAddress });
      ended.push(remoteAddress);
      return response;
    };
    const many = Array.from({ length: 110 }, (_unused, i) => read(of(i), '10.9.9.9'));
    const refused = await Promise.race(many);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    const before = queue.waiting;
    const other = read(of(1_000), '10.0.0.1');
    while (queue.waiting === before) await new Promise(setImmediate);
    release();
    expect([200, 404]).toContain((await other).statusCode);
    expect(ended.indexOf('10.0.0.1')).toBeLessThan(30);
    const statuses = (await Promise.all(many)).map(({ statusCode }) => statusCode);
    const refusals = statuses.filter((status) => status === 503).length;
    // Up to three run beside those that wait, as many as had begun when the last one came.
    expect([7, 8, 9, 10]).toContain(refusals);
    expect(mostAtOnce()).toBe(3);
  },
);

it('refuses as a page, without a line of an error in the log, and as the contract’s failure', async () => {
  holdReads();
  test.logs.length = 0;
  const flood = (path: string) =>
    Array.from({ length: 110 }, (_, i) => test.app.inject(path.replace('…', `tidak-ada-${path.length}-${i}`)));
  const [pages, calls] = [flood('/lowongan/…'), flood('/api/v1/job/public/…/')];
  // Those for which there is no room have their response first.
  const [page, call] = [await Promise.race(pages), await Promise.race(calls)];
  expect(page.statusCode).toBe(503);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(test.logs.filter((line) => line.includes('without its job'))).toEqual([]);
  expect(call.json()).toMatchObject({ statusCode: 5000, message: expect.any(String) });
  release();
  await Promise.all([...pages, ...calls]);
});

it('reads once that there is no such job, and shows the job as soon as it is there', async () => {
  const find = jest.spyOn(repository, 'findPublicJob');
  const job = makeJobInput({ sourceId: 'baru', title: 'Kasir' });
  const slug = jobSlug(job);
  const statuses = async () => [
    (await test.app.inject(`/lowongan/${slug}`)).statusCode,
    (await test.app.inject(`/jobs/${slug}`)).statusCode,
    (await test.app.inject(`/api/v1/job/public/${slug}/`)).statusCode,
  ];
  expect(await statuses()).toEqual([404, 404, 404]);
  expect(await statuses()).toEqual([404, 404, 404]);
  expect(find).toHaveBeenCalledTimes(1);
  await upsertJob(test.db, job);
  expect(await statuses()).toEqual([200, 200, 200]);
  expect(find).toHaveBeenCalledTimes(2);
  expectContract('getPublicJob', await test.app.inject(`/api/v1/job/public/${slug}/`));
});
