import { existsSync, readFileSync } from 'node:fs';
import { REAL_VACANCIES } from '../../../../test/real-vacancies';
import { ADVERTISEMENTS } from '../advertisements.fixture';
import { readVacancy } from '../find-signals';
import { HELD_OUT } from '../messages/held-out.fixture';
import { LATER } from '../messages/later.fixture';
import { OWN } from '../messages/own.fixture';
import { failuresOf as failuresOfMessages } from '../messages/score.fixture';
import { JUDGED_SIGNALS } from '../real-vacancies.fixture';
import { makeVacancy, toHtml } from '../vacancy.fixture';
import type { Batch } from './batch.fixture';
import { CLASSES } from './classes.fixture';
import { EXAMPLES } from './examples.fixture';
import { HELD_OUT_1 } from './held-out-1.fixture';
import { HELD_OUT_2 } from './held-out-2.fixture';
import { HELD_OUT_3 } from './held-out-3.fixture';
import { HELD_OUT_4 } from './held-out-4.fixture';
import { HELD_OUT_5 } from './held-out-5.fixture';
import { HELD_OUT_6 } from './held-out-6.fixture';
import { REPORTED } from './reported.fixture';
import { REVIEWED } from './reviewed.fixture';

const WHOLE: Batch = {
  asking: ADVERTISEMENTS.map(({ title, lines, kinds }) => [kinds.join(' '), lines.join('\n'), title]),
  harmless: [],
};

/** All batches by their name. */
export const BATCHES = {
  CLASSES,
  EXAMPLES,
  ADVERTISEMENTS: WHOLE,
  REPORTED,
  REVIEWED,
  HELD_OUT_1,
  HELD_OUT_2,
  HELD_OUT_3,
  HELD_OUT_4,
  HELD_OUT_5,
  HELD_OUT_6,
} satisfies Record<string, Batch>;

const kindsIn = (text: string, title = 'Staf'): string[] => [
  ...new Set(readVacancy(makeVacancy({ title, description: toHtml(text.split('\n')) })).map(({ kind }) => kind)),
];

const entriesOf = ({ asking, harmless }: Batch) => [
  ...asking.map(([kinds, text, title]) => ({ kinds: kinds.split(' ').filter(Boolean), text, title })),
  ...harmless.map((entry) => {
    const [text, title] = typeof entry === 'string' ? [entry] : entry;
    return { kinds: [] as string[], text, title };
  }),
];

/** Every expected signal that is missing, and every signal that is not expected. */
export const failuresOf = (batch: Batch): string[] =>
  entriesOf(batch).flatMap(({ kinds, text, title }) => {
    const found = kindsIn(text, title);
    return [
      ...kinds.filter((kind) => !found.includes(kind)).map((kind) => `missed ${kind}: ${text}`),
      ...found.filter((kind) => !kinds.includes(kind)).map((kind) => `wrong ${kind}: ${text}`),
    ];
  });

interface JobPosting {
  identifier: { value: string };
  title: string;
  description: string;
}

/** Real vacancies that the signals are measured on. */
export const REAL_COUNT = 876;

/** The signals of the real vacancies. Fails where their file is missing. */
export const signalsOfRealVacancies = () =>
  (JSON.parse(readFileSync(REAL_VACANCIES, 'utf8')) as JobPosting[]).flatMap(
    ({ identifier: { value: id }, title, description }) =>
      readVacancy(makeVacancy({ id, title, description })).map((signal) => ({ id, title, ...signal })),
  );

/** Signals that were missed and wrong ones among the real vacancies, in words as `failuresOf`. */
function failuresOfRealVacancies(): string[] {
  const keyOf = ({ id, kind, quote }: { id: string; kind: string; quote: string }) => `${kind}: ${id} ${quote}`;
  const found = signalsOfRealVacancies().map(keyOf);
  const right = JUDGED_SIGNALS.filter(({ verdict }) => verdict === 'right').map(keyOf);
  return [
    ...right.filter((key) => !found.includes(key)).map((key) => `missed ${key}`),
    ...found.filter((key) => !right.includes(key)).map((key) => `wrong ${key}`),
  ];
}

const percent = (some: number, all: number): number => (100 * some) / all;

/** Messages without a right quote, and right ones with a signal, in words as `failuresOf`. */
const MESSAGES = Object.entries({ OWN, LATER, HELD_OUT }).map(([name, messages]) => ({
  name: `MESSAGES_${name}`,
  expected: messages.asking.length + messages.subtle.length,
  texts: messages.clean.length,
  failures: () => {
    const { asking, subtle, clean } = failuresOfMessages(messages);
    return [...[...asking, ...subtle].map((each) => `missed ${each}`), ...clean.map((each) => `wrong ${each}`)];
  },
}));

/**
 * Scores for `scripts/ablation`: the signals that are found, in percent of the expected ones, and the wrong signals, in percent of
 * the texts; the same of the held-out sets alone, and of the messages.
 */
export function measure() {
  const sets = Object.entries(BATCHES).map(([name, batch]) => {
    const texts = entriesOf(batch);
    const expected = texts.reduce((sum, { kinds }) => sum + kinds.length, 0);
    return { name, failures: failuresOf(batch), expected, texts: texts.length };
  });
  const isReal = existsSync(REAL_VACANCIES);
  if (isReal) {
    const expected = JUDGED_SIGNALS.filter(({ verdict }) => verdict === 'right').length;
    sets.push({ name: 'REAL', failures: failuresOfRealVacancies(), expected, texts: REAL_COUNT });
  }
  const messages = MESSAGES.map((set) => ({ ...set, failures: set.failures() }));
  const heldOut = sets.filter(({ name }) => name.startsWith('HELD_OUT'));
  const score = (of: typeof sets, word: 'missed' | 'wrong', size: 'expected' | 'texts'): number => {
    const failures = of.flatMap((set) => set.failures).filter((each) => each.startsWith(word));
    return -percent(
      failures.length,
      of.reduce((sum, set) => sum + set[size], 0),
    );
  };
  return {
    scores: {
      found: 100 + score(sets, 'missed', 'expected'),
      'held out': 100 + score(heldOut, 'missed', 'expected'),
      wrong: score(sets, 'wrong', 'texts'),
      'held out, wrong': score(heldOut, 'wrong', 'texts'),
      messages: 100 + score(messages, 'missed', 'expected'),
      'messages, wrong': score(messages, 'wrong', 'texts'),
    },
    failures: [...sets, ...messages].flatMap(({ name, failures }) => failures.map((each) => `${name} ${each}`)),
    unmeasured: isReal ? [] : ['the real vacancies'],
  };
}
