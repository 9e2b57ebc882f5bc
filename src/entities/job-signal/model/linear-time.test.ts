/** Advertisements are foreign text: no pattern may take more time than the length of the text requires. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const PARTS = ['a', '0', '.', 'a ', '1.', 'wajib ', 'tanpa syarat ', 'tinggi, ', 'ijazah ', 'gaji '];

const program = path.join(__dirname, 'slow-patterns-program.ts');
const slow = JSON.parse(
  execFileSync(process.execPath, ['--import', 'tsx', program, ...PARTS], { encoding: 'utf8' }),
) as string[][];

it.each(PARTS.map((part, index) => [part, slow[index]]))(
  'reads %j, 100,000 times, in less than a second',
  (_part, readers) => expect(readers).toEqual([]),
);
