import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as timers from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { Piscina } from 'piscina';
import { ClientDisconnectedError } from '../http/client-disconnected';
import { Renderer, type PageState, type Reader } from './renderer';

jest.mock('node:timers/promises', () => {
  const actual = jest.requireActual<typeof timers>('node:timers/promises');
  return { ...actual, setTimeout: jest.fn(actual.setTimeout) };
});

/** A program that hangs for one page, which ends its thread. */
const PROGRAM = `exports.renderPublicJob = ({ title }) => {
  while (title === 'endless');
  return '<h1>' + title + '</h1>';
};`;

let folder: string;
let app: FastifyInstance;
let renderer: Renderer;
let now: Date;
const logs: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'renderer-'));
  writeFileSync(path.join(folder, 'page-renderer.cjs'), PROGRAM);
  logs.length = 0;
  now = new Date('2026-11-29T03:00:00Z');
  app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void logs.push(line) } } });
  const made = Renderer.of(folder, app, { now: () => now, config: { hideAccounts: false } as never });
  if (!made) throw new Error('The program is missing.');
  renderer = made;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await renderer.close();
  await app.close();
  rmSync(folder, { recursive: true });
});

const levels = () => logs.map((line) => (JSON.parse(line) as { level: number }).level);

const reader = (address = '192.0.2.1', signal?: AbortSignal): Reader => ({
  address,
  log: app.log,
  ...(signal && { signal }),
});

const stateOf = (title: string): PageState => ({ name: 'renderPublicJob', shows: title, input: () => ({ title }) });

/** The page of a title, under the title as its key where no other is given. */
async function page(title: string, { by = reader(), key = title } = {}): Promise<string | undefined> {
  return (await renderer.find(key, async () => stateOf(title), by))?.html;
}

/** Takes the place of the thread, which renders when `next` or `finish` is called; gives the titles in their order. */
function holdThread() {
  const titles: string[] = [];
  const waiting: (() => void)[] = [];
  jest.spyOn(Piscina.prototype, 'run').mockImplementation(async ({ title }: { title: string }) => {
    titles.push(title);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return `<h1>${title}</h1>`;
  });
  // Nothing rests.
  jest.spyOn(process, 'cpuUsage').mockReturnValue({ user: 0, system: 0 });
  const next = async (): Promise<void> => {
    const before = titles.length;
    while (waiting.length === 0) await new Promise(setImmediate);
    waiting.shift()?.();
    for (let turn = 0; turn < 1_000 && titles.length === before; turn += 1) await new Promise(setImmediate);
  };
  const finish = async (pages: readonly Promise<unknown>[]): Promise<void> => {
    let isOver = false;
    void Promise.allSettled(pages).then(() => (isOver = true));
    while (!isOver) {
      waiting.shift()?.();
      await new Promise(setImmediate);
    }
  };
  return { titles, next, finish };
}

/** The wait of the next call ends at once. */
const waitNoTime = () =>
  jest.mocked(timers.setTimeout).mockImplementationOnce(async (_milliseconds, value) => value as never);

it('renders a page once until what it shows or the day changes', async () => {
  const run = jest.spyOn(Piscina.prototype, 'run');
  for (const title of ['Kasir', 'Kasir', 'Sopir']) expect(await page(title, { key: 'a' })).toBe(`<h1>${title}</h1>`);
  expect(run).toHaveBeenCalledTimes(2);
  now = new Date('2026-11-29T17:00:00Z');
  await page('Sopir', { key: 'a' });
  expect(run).toHaveBeenCalledTimes(3);
});

it('gives addresses their turns, however many pages one of them opens', async () => {
  const { titles, next, finish } = holdThread();
  const many = Array.from({ length: 40 }, (_, i) => page(`many ${i}`, { by: reader('192.0.2.1') }));
  const others = ['b', 'c'].map((name) => page(name, { by: reader(`192.0.2.${name}`) }));
  for (let i = 0; i < 5; i += 1) await next();
  expect(titles.slice(0, 5)).toEqual(['many 0', 'b', 'c', 'many 1', 'many 2']);
  expect(await Promise.all(others)).toEqual(['<h1>b</h1>', '<h1>c</h1>']);
  await finish(many);
});

it('renders a page in the first turn of those who wait for it, not of who came first', async () => {
  const { titles, next, finish } = holdThread();
  const many = Array.from({ length: 5 }, (_, i) => page(`many ${i}`));
  const wanted = [page('wanted'), page('wanted', { by: reader('192.0.2.2') })];
  for (let i = 0; i < 3; i += 1) await next();
  expect(await wanted[1]).toBe('<h1>wanted</h1>');
  await finish([...many, ...wanted]);
  expect(titles.filter((title) => title === 'wanted')).toHaveLength(1);
});

it('renders nothing for a caller who has hung up, and does not log it', async () => {
  const { titles, finish } = holdThread();
  const gone = new AbortController();
  const pages = [page('first'), page('dropped', { by: reader('192.0.2.2', gone.signal) }), page('last')];
  await new Promise(setImmediate);
  gone.abort(new ClientDisconnectedError());
  await finish(pages);
  expect(await Promise.all(pages)).toEqual(['<h1>first</h1>', undefined, '<h1>last</h1>']);
  expect(titles).toEqual(['first', 'last']);
  expect(logs).toEqual([]);
});

it('gives the last page while the next one takes longer than a second, and that one afterwards', async () => {
  const { next } = holdThread();
  const ask = (title: string) => page(title, { key: 'a' });
  const first = ask('Kasir');
  await next();
  await first;
  waitNoTime();
  expect(await ask('Sopir')).toBe('<h1>Kasir</h1>');
  expect(jest.mocked(timers.setTimeout).mock.lastCall?.[0]).toBe(1_000);
  await next();
  expect(await ask('Sopir')).toBe('<h1>Sopir</h1>');
  now = new Date(now.getTime() + 3_600_001);
  waitNoTime();
  // It is too old.
  expect(await ask('Guru')).toBeUndefined();
});

it('has no page after five seconds without a last one, and says so once in ten seconds', async () => {
  const { next } = holdThread();
  for (const title of ['Kasir', 'Sopir']) {
    waitNoTime();
    expect(await page(title)).toBeUndefined();
    expect(jest.mocked(timers.setTimeout).mock.lastCall?.[0]).toBe(5_000);
  }
  expect(levels()).toEqual([40]);
  await next();
});

it('refuses what is beyond 50 pages of an address at once, and not those of another', async () => {
  const { titles, next, finish } = holdThread();
  const many = Array.from({ length: 60 }, (_, i) => page(`many ${i}`));
  expect(await Promise.all(many.slice(52))).toEqual(Array(8).fill(undefined));
  expect(levels()).toEqual([40]);
  const other = page('other', { by: reader('192.0.2.2') });
  while (!titles.includes('other')) await next();
  await next();
  expect(await other).toBe('<h1>other</h1>');
  expect(titles.indexOf('other')).toBeLessThan(5);
  await finish(many);
});

it('gives the last page, and logs why, where the data of the next one cannot be read', async () => {
  const first = await page('Kasir');
  const failed = await renderer.find('Kasir', () => Promise.reject(new Error('gone')), reader());
  expect(failed?.html).toBe(first);
  expect(levels()).toEqual([50]);
});

it('rests half as long as the server has used the processor meanwhile', async () => {
  jest
    .spyOn(process, 'cpuUsage')
    .mockReturnValueOnce({ user: 0, system: 0 })
    .mockReturnValueOnce({ user: 20_000, system: 4_000 });
  await page('Kasir');
  await new Promise(setImmediate);
  expect(jest.mocked(timers.setTimeout).mock.lastCall?.[0]).toBe(12);
});

it('ends a thread that hangs, tells the log, and renders the next page in another one', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  await page('Kasir');
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(300));
  expect(await page('endless')).toBeUndefined();
  expect(logs.join('')).toContain('renderPublicJob took longer than 5000 ms.');
  jest.mocked(AbortSignal.timeout).mockRestore();
  expect(await page('Sopir')).toBe('<h1>Sopir</h1>');
});
