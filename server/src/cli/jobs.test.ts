import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repoRoot } from '../paths';

/** Making an embedded database takes seconds, and more on a busy machine. */
const SLOW = 180_000;

const posting = { '@type': 'JobPosting', title: 'Kasir', hiringOrganization: 'Toko Contoh', datePosted: '2026-11-01' };
const refused = { '@type': 'JobPosting', title: 'Kasir' };

jest.setTimeout(SLOW);

let folder: string;
let dataDir: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'titian-cli-'));
  dataDir = path.join(folder, 'data');
  writeFileSync(path.join(folder, 'jobs.json'), `[\n${JSON.stringify(posting)},\n${JSON.stringify(refused)}\n]`);
  writeFileSync(path.join(folder, 'other.json'), '[{"@type": "Organization"}]');
  writeFileSync(path.join(folder, 'page.json'), '<html></html>');
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  exitCode: number | null;
  out: string;
  err: string;
}

/** Runs the command as npm does: in the project's folder, with the person's own folder in INIT_CWD. */
function run(args: string[], environment: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const tsx = path.join(repoRoot, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const child = spawn(process.execPath, [tsx, path.join(__dirname, 'jobs.ts'), ...args], {
    cwd: repoRoot,
    env: { ...process.env, DATABASE_URL: '', INIT_CWD: folder, DATA_DIR: dataDir, ...environment },
  });
  const ended: Ended = { exitCode: null, out: '', err: '' };
  child.stdout.on('data', (data: Buffer) => (ended.out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (ended.err += data.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode) => resolve({ ...ended, exitCode }));
  });
}

const linesOf = (text: string): string[] => text.trimEnd().split('\n');

describe('npm run jobs', () => {
  it('explains itself when asked', async () => {
    const { exitCode, out, err } = await run(['--help']);
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    expect(out).toMatch(/^Usage: npm run jobs -- import FILE\n/);
  });

  it.each([[[]], [['export', 'jobs.json']], [['import']], [['import', 'jobs.json', 'more.json']]])(
    'explains how it is used when called with %j',
    async (args) => {
      const { exitCode, out, err } = await run(args);
      expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' });
      expect(err).toMatch(/^Usage: npm run jobs -- import FILE\n/);
    },
  );

  it.each([
    ['missing.json', /^Cannot read \S+missing\.json: there is no such file\.$/],
    ['page.json', /^\S+page\.json is not JSON: .+$/],
    ['other.json', /^\S+other\.json holds no schema\.org JobPosting\.$/],
  ])('says in one line what is wrong with %s and opens no database', async (file, message) => {
    const { exitCode, out, err } = await run(['import', file]);
    expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' });
    expect(linesOf(err)).toEqual([expect.stringMatching(message)]);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('says in one line which setting is wrong', async () => {
    const { exitCode, err } = await run(['import', 'jobs.json'], { DATABASE_URL: 'mysql://x' });
    expect(exitCode).toBe(1);
    expect(linesOf(err)).toEqual([expect.stringMatching(/^DATABASE_URL must be /)]);
  });

  it('says in one line that the server has the database open, and stores nothing', async () => {
    const taken = path.join(folder, 'taken');
    mkdirSync(taken);
    writeFileSync(path.join(taken, 'db.lock'), JSON.stringify({ pid: process.pid, startedAt: null }));
    const { exitCode, out, err } = await run(['import', 'jobs.json'], { DATA_DIR: taken });
    expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' });
    expect(linesOf(err)).toEqual([expect.stringContaining('already open in process')]);
    expect(existsSync(path.join(taken, 'db'))).toBe(false);
  });

  it('stores jobs once, refuses unsound rows and still succeeds', async () => {
    const note = 'line 3: refused: hiringOrganization.name is missing';
    const first = await run(['import', 'jobs.json']);
    expect(first).toEqual({ exitCode: 0, err: '', out: expect.any(String) });
    expect(linesOf(first.out)).toEqual([note, '', 'created    1', 'updated    0', 'unchanged  0', 'refused    1']);

    const second = await run(['import', path.join(folder, 'jobs.json')]);
    expect(second).toEqual({ exitCode: 0, err: '', out: expect.any(String) });
    expect(linesOf(second.out)).toEqual([note, '', 'created    0', 'updated    0', 'unchanged  1', 'refused    1']);
  });
});
