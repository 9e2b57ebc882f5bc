import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseInUseError, lockDataDir } from './lock';

const holder = path.resolve(__dirname, '../../test/lock-data-dir.ts');

let folder: string;
let children: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const lockFile = () => path.join(folder, 'db.lock');

/** Starts a process that takes and holds the lock; gives back the first line that it prints. */
async function startHolder(): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', holder, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, line: chunk.toString().trim() };
}

async function end(child: ChildProcess, signal?: NodeJS.Signals): Promise<void> {
  const exited = once(child, 'exit');
  if (signal) child.kill(signal);
  else child.stdin?.end();
  await exited;
}

it('refuses a second process while the first lives, and names it', async () => {
  const first = await startHolder();
  expect(first.line).toBe('held');
  const second = await startHolder();
  expect(second.line).toContain(`already open in process ${first.child.pid} `);
  expect(() => lockDataDir(folder)).toThrow(DatabaseInUseError);
  expect(first.child.exitCode).toBeNull();
});

it('is free again once its process has ended', async () => {
  const { child } = await startHolder();
  await end(child);
  expect(existsSync(lockFile())).toBe(false);
  lockDataDir(folder)();
});

it('is taken over from a process that was killed', async () => {
  const { child } = await startHolder();
  await end(child, 'SIGKILL');
  expect(existsSync(lockFile())).toBe(true);
  expect((await startHolder()).line).toBe('held');
});

it('is given to one of several processes that find a dead one', async () => {
  const { child } = await startHolder();
  await end(child, 'SIGKILL');
  const lines = (await Promise.all([1, 2, 3].map(startHolder))).map(({ line }) => line);
  expect(lines.filter((line) => line === 'held')).toHaveLength(1);
});

it('refuses its own process a second time and is given back by releasing it, once', () => {
  const release = lockDataDir(folder);
  expect(() => lockDataDir(folder)).toThrow(DatabaseInUseError);
  release();
  const releaseAgain = lockDataDir(folder);
  release();
  expect(existsSync(lockFile())).toBe(true);
  releaseAgain();
});

it('is taken over from a dead process whose pid another one has now', () => {
  const startedAt = 'another boot/1';
  writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, startedAt }));
  const release = lockDataDir(folder);
  expect(readFileSync(lockFile(), 'utf8')).not.toContain(startedAt);
  release();
});

it('refuses at once while a lock file is being written', () => {
  writeFileSync(lockFile(), '');
  expect(() => lockDataDir(folder)).toThrow(DatabaseInUseError);
  const longAgo = Date.now() / 1000 - 60;
  utimesSync(lockFile(), longAgo, longAgo);
  lockDataDir(folder)();
});

it('creates the data folder where it is missing', () => {
  const inner = path.join(folder, 'a', 'b');
  lockDataDir(inner)();
  expect(existsSync(inner)).toBe(true);
});
