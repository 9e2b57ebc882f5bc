import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ImportError } from './import-problems';
import { readTextFile } from './read-text-file';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'titian-import-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(content: string | Buffer): string {
  const file = path.join(folder, 'jobs.json');
  writeFileSync(file, content);
  return file;
}

describe('readTextFile', () => {
  it.each([
    ['plain', '[1]\n', '[1]\n'],
    ['with a byte order mark', '\ufeff[1]', '[1]'],
    ['with Windows line ends', '[\r\n1]\r\n', '[\r\n1]\r\n'],
    ['with letters of all kinds', '["Ñandú 经 👩"]', '["Ñandú 经 👩"]'],
  ])('reads a file %s', async (_what, content, text) => {
    expect(await readTextFile(fileOf(content))).toBe(text);
  });

  it('says so when a file is not UTF-8', async () => {
    const file = fileOf(Buffer.from([0x5b, 0x22, 0xff, 0xfe, 0x22, 0x5d]));
    await expect(readTextFile(file)).rejects.toThrow(new ImportError(`${file} is not UTF-8 text.`));
  });

  it('says so when there is no file, or a folder', async () => {
    const missing = path.join(folder, 'missing.json');
    await expect(readTextFile(missing)).rejects.toThrow(
      new ImportError(`Cannot read ${missing}: there is no such file.`),
    );
    await expect(readTextFile(folder)).rejects.toThrow(new ImportError(`Cannot read ${folder}: it is a folder.`));
  });
});
