/**
 * Measures how long advertisements take to read, for `linear-time.corpus.test.ts`: its argument is `Texts` as JSON, its output
 * `ReadingTimes`. A program of its own: V8 optimises no further pattern in a process that has compiled much code, as jest's
 * workers have.
 */
import { checkAdvertisement } from './check-advertisement';
import { readVacancy } from './find-signals';
import { promisedPay } from './high-pay';
import { withoutExemptMoney } from './money-exemptions';
import { readMessage, readSentences, toPlain } from './read-sentences';
import { MESSAGE_RULES } from './rules';
import type { Phrase } from './signal';
import { offersWork, warns, isOwnPayment } from './speaker';
import { toStandardWords } from './standard-words';
import { SUBJECTS } from './subjects';
import { makeVacancy } from './vacancy.fixture';

const REPETITIONS = 20_000;
const MAX_TIME_MS = 1_000;
/** As many as the server finds for a message (`pay-peers.ts`). */
const PEERS = Array.from({ length: 200 }, (_, index) => makeVacancy({ title: `kasir ${index}`, maxSalary: 4_000_000 }));

const patternOf = (phrase: RegExp | Phrase): RegExp => (phrase instanceof RegExp ? phrase : phrase.pattern);

const readers: [name: string, read: (text: string) => unknown][] = [
  ...MESSAGE_RULES.flatMap(
    ({ id, patterns, beside = [], ignored = [], unless = [], unlessSentence = [], unlessTitle = [] }) =>
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
  ['readMessage', readMessage],
  ['toPlain', toPlain],
  ['offersWork', offersWork],
  ['warns', warns],
  ['isOwnPayment', isOwnPayment],
  ['toStandardWords', toStandardWords],
];

/** Texts that are repeated. */
export interface Texts {
  /** For each pattern by itself, 20,000 times. */
  forPatterns: readonly string[];
  /** For all rules together, up to a number of characters. */
  forRules: readonly string[];
  /** A description of 10,000 characters. */
  advertisement: string;
  /** For messages, up to 10,000 characters. */
  forMessages: readonly string[];
}

/** Milliseconds of processor time. */
export interface ReadingTimes {
  /** For each text, the patterns that take a second or more. */
  slowPatterns: string[][];
  /** For each text, with 10,000 and with 100,000 characters. */
  rules: [few: number, many: number][];
  advertisement: number;
  /** For each text. */
  messages: number[];
}

function timeOf(read: () => unknown): number {
  const start = process.cpuUsage();
  read();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

/** The shortest of several times: other work of the process is no part of it. */
const shortestOf = (times: number, read: () => unknown): number =>
  Math.min(...Array.from({ length: times }, () => timeOf(read)));

function slowFor(part: string): string[] {
  const text = part.repeat(REPETITIONS);
  return readers.filter(([, read]) => timeOf(() => read(text)) >= MAX_TIME_MS).map(([name]) => name);
}

function rulesFor(part: string): [few: number, many: number] {
  const jobOf = (length: number) => makeVacancy({ description: part.repeat(Math.ceil(length / part.length)) });
  const [few, many] = [jobOf(10_000), jobOf(100_000)];
  return [shortestOf(5, () => readVacancy(few)), shortestOf(3, () => readVacancy(many))];
}

const { forPatterns, forRules, advertisement, forMessages } = JSON.parse(process.argv[2] ?? '') as Texts;
const job = makeVacancy({ description: advertisement });
const times: ReadingTimes = {
  slowPatterns: forPatterns.map(slowFor),
  rules: forRules.map(rulesFor),
  advertisement: shortestOf(20, () => readVacancy(job)),
  messages: forMessages.map((part) => {
    const text = part.repeat(Math.ceil(10_000 / part.length)).slice(0, 10_000);
    return shortestOf(5, () => checkAdvertisement(text, { pay: PEERS }));
  }),
};
process.stdout.write(JSON.stringify(times));
