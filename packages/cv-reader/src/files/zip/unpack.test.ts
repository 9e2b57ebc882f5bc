import { strToU8, zipSync } from 'fflate';
import type { CvRefused } from '../refusal';
import { openArchive } from './unpack';

const BOMB = expect.objectContaining({ reason: 'bomb' }) as CvRefused;

const namesOf = (count: number): string[] => Array.from({ length: count }, (_, index) => `${index}.txt`);

it('reads packed and stored files by their names, whose folders a backslash may separate', () => {
  const archive = openArchive(
    zipSync({ 'a\\b.csv': strToU8('a'.repeat(5000)), 'c.csv': [strToU8('c'), { level: 0 }] }),
  );
  expect([...archive.sizes]).toEqual([
    ['a/b.csv', 5000],
    ['c.csv', 1],
  ]);
  expect([archive.read('a/b.csv').length, archive.read('c.csv').length, archive.read('d.csv').length]).toEqual([
    5000, 1, 0,
  ]);
});

it('refuses to read more than 300 files, also of an archive in the archive', () => {
  const inner = zipSync(Object.fromEntries(namesOf(400).map((name) => [name, new Uint8Array(1)])));
  const archive = openArchive(zipSync({ 'a.zip': inner })).inner('a.zip');
  for (const name of namesOf(299)) archive.read(name);
  expect(() => archive.read('299.txt')).toThrow(BOMB);
});

it('refuses to read more than 10 MB, also when the archive states less', () => {
  const size = 11 * 1024 * 1024;
  const archive = zipSync({ 'word/document.xml': new Uint8Array(size), 'messages.csv': new Uint8Array(1) });
  // The sizes are in the file's own header and in the directory.
  const stated = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  for (let place = 0; place < archive.length - 4; place += 1) {
    if (stated.getUint32(place, true) === size) stated.setUint32(place, 1000, true);
  }
  const opened = openArchive(archive);
  expect(opened.read('messages.csv')).toHaveLength(1);
  expect(() => opened.read('word/document.xml')).toThrow(BOMB);
});

it('refuses a file with a password', () => {
  const archive = zipSync({ 'a.csv': strToU8('a') });
  const entry = archive.findLastIndex((byte, at) => byte === 0x50 && archive[at + 2] === 1);
  archive[entry + 8] = 1;
  expect(() => openArchive(archive).read('a.csv')).toThrow(expect.objectContaining({ reason: 'encrypted' }));
});
