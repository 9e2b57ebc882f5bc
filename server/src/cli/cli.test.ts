import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repoRoot } from '../paths';
import { formatTable } from './format-table';

describe('program', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'titian-cli-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('says as a process of its own that the server has the database open, and fails', () => {
    const dataDir = path.join(folder, 'data');
    mkdirSync(dataDir);
    writeFileSync(path.join(dataDir, 'db.lock'), JSON.stringify({ pid: process.pid, startedAt: null }));
    writeFileSync(path.join(folder, 'jobs.json'), '{"@type": "JobPosting", "title": "Kasir"}');
    const tsx = path.join(repoRoot, 'node_modules', 'tsx', 'dist', 'cli.mjs');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [tsx, path.join(__dirname, '..', 'cli.ts'), 'jobs', 'import', 'jobs.json'],
      // As npm runs it: in the project's folder, with the person's own in INIT_CWD.
      {
        cwd: repoRoot,
        env: { ...process.env, DATABASE_URL: '', INIT_CWD: folder, DATA_DIR: dataDir },
        encoding: 'utf8',
      },
    );
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^The database is already open in process \d+ \(.*\n$/);
  });
});

describe('table', () => {
  const linesOf = (text: string): string[] => text.split('\n');

  it('aligns numbers to the right and writes a dash for null', () => {
    expect(linesOf(formatTable([{ name: 'Kasir', jobs: 12, city: null }]))).toEqual([
      'NAME   JOBS  CITY',
      'Kasir    12  -',
    ]);
  });

  it('shortens ids to the beginning that commands accept', () => {
    expect(formatTable([{ id: '6f1c2d3e-0000-4000-8000-000000000000' }])).toBe('ID\n6f1c2d3e');
  });

  it('cuts the widest texts until each line fits into 100 columns', () => {
    const row = { job: 'a'.repeat(150), company: 'b'.repeat(60), status: 'open', jobs: 7 };
    const [head = '', line = ''] = linesOf(formatTable([row]));
    expect([head, line].map(({ length }) => length <= 100)).toEqual([true, true]);
    expect(line).toMatch(/^a+… {2}b+… {2}open +7$/);
    expect(formatTable([{ job: 'a'.repeat(100) }])).toBe(`JOB\n${'a'.repeat(100)}`);
  });

  it('replaces characters that a terminal acts on', () => {
    expect(formatTable([{ title: 'Kasir\u001b[31m\n' }])).toBe('TITLE\nKasir\uFFFD[31m\uFFFD');
  });
});
