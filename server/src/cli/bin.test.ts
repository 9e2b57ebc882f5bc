import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repoRoot } from '../paths';

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
