/** Advertisements are foreign text: no pattern may take more time than the length of the text requires. */
import { promisedPay } from './high-pay';
import { withoutExemptMoney } from './money-exemptions';
import { readSentences } from './read-sentences';
import { RULES } from './rules';
import type { Phrase } from './signal';
import { toStandardWords } from './standard-words';
import { SUBJECTS } from './subjects';

const REPETITIONS = 100_000;
const MOST_MILLISECONDS = 1_000;

const patternOf = (phrase: RegExp | Phrase): RegExp => (phrase instanceof RegExp ? phrase : phrase.pattern);

const readers: [name: string, read: (text: string) => unknown][] = [
  ...RULES.flatMap(({ id, patterns, beside = [], ignored = [], unless = [], unlessSentence = [], unlessTitle = [] }) =>
    [...patterns, ...beside, ...ignored.map(patternOf), ...unless, ...unlessSentence, ...unlessTitle].map(
      (pattern, place): [string, (text: string) => unknown] => [`${id} ${place}`, (text) => text.search(pattern)],
    ),
  ),
  ...Object.entries(SUBJECTS).map(([kind, pattern]): [string, (text: string) => unknown] => [
    kind,
    (text) => text.search(pattern),
  ]),
  ['withoutExemptMoney', withoutExemptMoney],
  ['promisedPay', promisedPay],
  ['readSentences', readSentences],
  ['toStandardWords', toStandardWords],
];

/** Milliseconds of the processor, in this whole process: a garbage collection can fall into one reading. */
function millisecondsOf(read: (text: string) => unknown, text: string): number {
  const start = process.cpuUsage();
  read(text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

it.each(['a', '0', '.', 'a ', '1.', 'wajib ', 'tanpa syarat ', 'tinggi, ', 'ijazah ', 'gaji '])(
  'reads %j, 100,000 times, in less than a second in one of three readings',
  (part) => {
    const text = part.repeat(REPETITIONS);
    const slow = readers.filter(([, read]) => [1, 2, 3].every(() => millisecondsOf(read, text) >= MOST_MILLISECONDS));
    expect(slow.map(([name]) => name)).toEqual([]);
  },
);
