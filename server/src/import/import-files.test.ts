import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ImportError } from '@titian/job-feeds';
import { formatReport } from './format-report';
import { readTextFile } from './read-text-file';

describe('read text file', () => {
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
});

describe('format report', () => {
  const none = { refused: [], merged: [], warnings: [], warningKinds: {} };

  describe('formatReport', () => {
    it('ends with the counts', () => {
      const counts = { created: 870, updated: 0, unchanged: 6, merged: 0, closed: 12, refused: 0 };
      expect(formatReport({ counts, ...none }).split('\n')).toEqual([
        'created    870',
        'updated      0',
        'unchanged    6',
        'merged       0',
        'closed      12',
        'refused      0',
      ]);
    });

    it('puts what there is to say in the order of the file, and warnings by kind', () => {
      const report = {
        counts: { created: 1, updated: 0, unchanged: 0, merged: 1, closed: 0, refused: 2 },
        refused: [
          { line: 2, text: 'title is missing' },
          { line: 30, text: 'title is not text' },
        ],
        merged: [{ line: 12, text: 'it is the same job as on line 4' }],
        warnings: [{ line: 9, kind: 'unclear-pay' as const, text: 'baseSalary is left out: its currency is not IDR' }],
        warningKinds: {
          'unclear-pay': { count: 1, lines: [9] },
          'unknown-place': { count: 13, lines: Array.from({ length: 12 }, (_, index) => index + 1) },
        },
      };
      expect(formatReport(report).split('\n').slice(0, 9)).toEqual([
        'line 2: refused: title is missing',
        'line 9: warning: unclear-pay: baseSalary is left out: its currency is not IDR',
        'line 12: merged: it is the same job as on line 4',
        'line 30: refused: title is not text',
        '',
        'Warnings:',
        '  unclear-pay     1  line 9',
        '  unknown-place  13  lines 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 2 more',
        '',
      ]);
    });
  });
});
