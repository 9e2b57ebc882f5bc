import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { repoRoot, serverRoot } from '../../paths';
import type { ExportMemory } from '../../../test/export-memory';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'titian-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

// A process of its own: what other tests leave behind is not measured.
it('is made and downloaded in constant memory, of eight thousand applications as of one thousand', async () => {
  const script = path.join(serverRoot, 'test', 'export-memory.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', script, folder, '1000', '8000'],
    { cwd: repoRoot },
  );
  const [small, large] = JSON.parse(stdout) as [ExportMemory, ExportMemory];
  const grown = large.size - small.size;
  expect(grown).toBeGreaterThan(10_000_000);
  // Holding the file as a whole would need all of that; holding the records several times as much.
  const limit = (2 / 3) * grown;
  expect(large.making - small.making).toBeLessThan(limit);
  expect(large.downloading - small.downloading).toBeLessThan(limit);
}, 600_000);
