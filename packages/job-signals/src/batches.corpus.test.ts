import { ADVERTISEMENTS as WHOLE } from './advertisements.fixture';
import type { Batch } from './batches/batch.fixture';
import { CLASSES } from './batches/classes.fixture';
import { EXAMPLES } from './batches/examples.fixture';
import { HELD_OUT_1 } from './batches/held-out-1.fixture';
import { HELD_OUT_2 } from './batches/held-out-2.fixture';
import { HELD_OUT_3 } from './batches/held-out-3.fixture';
import { REPORTED } from './batches/reported.fixture';
import { REVIEWED } from './batches/reviewed.fixture';
import { readVacancy } from './find-signals';
import { toPlain } from './read-sentences';
import { RULES } from './rules';
import { SIGNAL_KINDS } from './signal';
import { toStandardWords } from './standard-words';
import { SUBJECTS } from './subjects';
import { makeVacancy, toHtml } from './vacancy.fixture';

const kindsIn = (text: string, title = 'Staf'): string[] => [
  ...new Set(readVacancy(makeVacancy({ title, description: toHtml(text.split('\n')) })).map(({ kind }) => kind)),
];

/** Every expected signal that is missing, and every signal that is not expected. */
function failuresOf({ asking, harmless }: Batch): string[] {
  const expected = [
    ...asking.map(([kinds, text, title]) => ({ kinds: kinds.split(' ').filter(Boolean), text, title })),
    ...harmless.map((entry) => {
      const [text, title] = typeof entry === 'string' ? [entry] : entry;
      return { kinds: [] as string[], text, title };
    }),
  ];
  return expected.flatMap(({ kinds, text, title }) => {
    const found = kindsIn(text, title);
    return [
      ...kinds.filter((kind) => !found.includes(kind)).map((kind) => `missed ${kind}: ${text}`),
      ...found.filter((kind) => !kinds.includes(kind)).map((kind) => `wrong ${kind}: ${text}`),
    ];
  });
}

const ADVERTISEMENTS: Batch = {
  asking: WHOLE.map(({ title, lines, kinds }) => [kinds.join(' '), lines.join('\n'), title]),
  harmless: [],
};

const BATCHES = { CLASSES, EXAMPLES, ADVERTISEMENTS, REPORTED, REVIEWED, HELD_OUT_1, HELD_OUT_2, HELD_OUT_3 };

/** Failures that are known. A rule for them would find them in honest advertisements too. */
const KNOWN: Partial<Record<keyof typeof BATCHES, string[]>> = {
  HELD_OUT_1: [
    'missed mostAge: Nyari yang muda aja, 17 sampe 25an',
    'wrong identity: Calon pekerja menyiapkan dana untuk paspor, visa, dan tiket pesawat.',
  ],
  HELD_OUT_3: ['wrong identity: Terima transfer lalu teruskan, gaji 35 juta per bulan'],
};

it.each(Object.keys(BATCHES) as (keyof typeof BATCHES)[])(
  'finds the expected signals, and no others, in %s',
  (name) => {
    expect(failuresOf(BATCHES[name])).toEqual(KNOWN[name] ?? []);
  },
);

it('has examples of each kind', () => {
  const kinds = EXAMPLES.asking.flatMap(([each]) => each.split(' '));
  expect(new Set(kinds)).toEqual(new Set(SIGNAL_KINDS));
});

it('finds nothing in a sentence without one of the words that its kind requires', () => {
  const sentences = Object.values(BATCHES)
    .flatMap(({ asking, harmless }) => [
      ...asking.map(([, text]) => text),
      ...harmless.map((entry) => (typeof entry === 'string' ? entry : entry[0])),
    ])
    .flatMap((text) => text.split('\n'))
    .map((sentence) => toStandardWords(toPlain(sentence)));
  const unnamed = RULES.flatMap(({ id, kind, patterns, beside }) =>
    sentences
      .filter(
        (sentence) =>
          kind !== 'highPay' &&
          !SUBJECTS[kind].test(sentence) &&
          patterns.some((pattern) => pattern.test(sentence)) &&
          (!beside || beside.some((pattern) => pattern.test(sentence))),
      )
      .map((sentence) => `${id}: ${sentence}`),
  );
  expect(unnamed).toEqual([]);
});
