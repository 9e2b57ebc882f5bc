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
    ['with a character that was lost before', '["Kaf\ufffd"]', '["Kaf\ufffd"]'],
    ['with letters of all kinds', '["Ñandú 经 👩"]', '["Ñandú 经 👩"]'],
  ])('reads a file %s', async (_what, content, text) => {
    expect(await readTextFile(fileOf(content))).toBe(text);
  });

  const declared = (encoding: string) => `<?xml version="1.0" encoding='${encoding}'?>`;

  it.each([
    ['ISO-8859-1', Buffer.from(`${declared('ISO-8859-1')}<a>Kafé</a>`, 'latin1'), 'Kafé'],
    [
      'windows-1252',
      Buffer.concat([Buffer.from(declared('Windows-1252')), Buffer.from([0x93, 0x4b, 0x94, 0x80])]),
      '“K”€',
    ],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${declared('UTF-16')}<a>é</a>`, 'utf16le'), '<a>é</a>'],
    ['UTF-16, big end first', Buffer.from(`\ufeff["é"]`, 'utf16le').swap16(), '["é"]'],
    ['UTF-16 without a mark', Buffer.from('["é"]', 'utf16le'), '["é"]'],
    ['UTF-16, big end first, without a mark', Buffer.from('["é"]', 'utf16le').swap16(), '["é"]'],
    ['UTF-8 that says UTF-16', Buffer.from(`${declared('utf-16')}<a>é</a>`), '<a>é</a>'],
    ['windows-1252 without a declaration', Buffer.from([0x5b, 0x22, 0x4b, 0xe9, 0x80, 0x22, 0x5d]), '["Ké€"]'],
  ])('reads %s', async (_what, bytes, text) => {
    expect(await readTextFile(fileOf(bytes))).toContain(text);
  });

  it('says so when an encoding is not known', async () => {
    const file = fileOf(declared('x-klingon'));
    await expect(readTextFile(file)).rejects.toThrow(
      new ImportError(`${file} declares the encoding "x-klingon", which is not known.`),
    );
  });

  it('reads a file around bytes that are not UTF-8', async () => {
    const bytes = Buffer.concat([Buffer.from('["é", "Kaf'), Buffer.from([0xe9]), Buffer.from('"]')]);
    expect(await readTextFile(fileOf(bytes))).toBe('["é", "Kaf\ufffd"]');
  });

  it('says so when a file is not in the encoding that it has a mark of', async () => {
    const file = fileOf(Buffer.from([0xff, 0xfe, 0x00, 0xd8]));
    await expect(readTextFile(file)).rejects.toThrow(new ImportError(`${file} is not UTF-16LE text.`));
  });

  it('says so when there is no file, or a folder', async () => {
    const missing = path.join(folder, 'missing.json');
    await expect(readTextFile(missing)).rejects.toThrow(
      new ImportError(`Cannot read ${missing}: there is no such file.`),
    );
    await expect(readTextFile(folder)).rejects.toThrow(new ImportError(`Cannot read ${folder}: it is a folder.`));
  });
});
