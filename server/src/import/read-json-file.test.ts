import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ImportError } from './import-problems';
import { readJsonFile } from './read-json-file';

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

describe('readJsonFile', () => {
  it.each([
    ['plain', '[1]\n', '[1]\n'],
    ['with a byte order mark', '\ufeff[1]', '[1]'],
    ['with Windows line ends', '[\r\n1]\r\n', '[\r\n1]\r\n'],
    ['with letters of all kinds', '["Ñandú 经 👩"]', '["Ñandú 经 👩"]'],
  ])('reads a file %s', async (_what, content, text) => {
    expect(await readJsonFile(fileOf(content))).toBe(text);
  });

  it.each([
    ['empty', ''],
    ['HTML', '<!doctype html>\n<p>\u001b[31m</p>'],
    ['cut short', '[{"a": 1},\n{"b"'],
    ['followed by something', '[] []'],
  ])('says in one line that a file is no JSON which is %s', async (_what, content) => {
    const file = fileOf(content);
    const error = await readJsonFile(file).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ImportError);
    const { message } = error as ImportError;
    expect(message.startsWith(`${file} is not JSON: `)).toBe(true);
    expect(message).not.toMatch(/\p{Cc}/u);
  });

  it('says so when a file is not UTF-8', async () => {
    const file = fileOf(Buffer.from([0x5b, 0x22, 0xff, 0xfe, 0x22, 0x5d]));
    await expect(readJsonFile(file)).rejects.toThrow(new ImportError(`${file} is not UTF-8 text.`));
  });

  it('says so when there is no file, or a folder', async () => {
    const missing = path.join(folder, 'missing.json');
    await expect(readJsonFile(missing)).rejects.toThrow(
      new ImportError(`Cannot read ${missing}: there is no such file.`),
    );
    await expect(readJsonFile(folder)).rejects.toThrow(new ImportError(`Cannot read ${folder}: it is a folder.`));
  });
});
