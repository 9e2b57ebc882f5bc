/**
 * Writes as JSON, for each text, the patterns that take a second or more to read it 100,000 times. A program of its own:
 * V8 optimises no further pattern in a process that has compiled much code, as jest's workers have.
 */
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

function isSlow(read: (text: string) => unknown, text: string): boolean {
  const start = process.cpuUsage();
  read(text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000 >= MOST_MILLISECONDS;
}

const slowFor = (part: string): string[] => {
  const text = part.repeat(REPETITIONS);
  return readers.filter(([, read]) => isSlow(read, text)).map(([name]) => name);
};

process.stdout.write(JSON.stringify(process.argv.slice(2).map(slowFor)));
