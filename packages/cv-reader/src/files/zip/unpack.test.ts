import { strToU8, zipSync } from 'fflate';
import type { CvRefused } from '../refusal';
import { unpack } from './unpack';

const BOMB = expect.objectContaining({ reason: 'bomb' }) as CvRefused;

const everything = (): boolean => true;

it('unpacks the files that are wanted', () => {
  const archive = zipSync({
    'a.csv': strToU8('a'.repeat(5000)),
    'b.png': strToU8('b'),
    'c.csv': [strToU8('c'), { level: 0 }],
  });
  const files = unpack(archive, (name) => name.endsWith('.csv'));
  expect([...files].map(([name, { length }]) => [name, length])).toEqual([
    ['a.csv', 5000],
    ['c.csv', 1],
  ]);
});

it('refuses more than 300 files', () => {
  const files = (count: number) =>
    zipSync(Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.txt`, new Uint8Array(1)])));
  expect(unpack(files(300), everything).size).toBe(300);
  expect(() => unpack(files(301), everything)).toThrow(BOMB);
});

it('refuses more than 20 MB, also when the archive states less', () => {
  const size = 21 * 1024 * 1024;
  const archive = zipSync({ 'word/document.xml': new Uint8Array(size) });
  expect(() => unpack(archive, everything)).toThrow(BOMB);

  // The sizes are in the file's own header and in the directory.
  const stated = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  for (let place = 0; place < archive.length - 4; place += 1) {
    if (stated.getUint32(place, true) === size) stated.setUint32(place, 1000, true);
  }
  expect(() => unpack(archive, () => false)).toThrow(BOMB);
});
