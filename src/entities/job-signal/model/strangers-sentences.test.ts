import { makeJob, toHtml } from '@test/make-job';
import type { Batch } from './batches/batch.fixture';
import { HELD_OUT_1 } from './batches/held-out-1.fixture';
import { HELD_OUT_2 } from './batches/held-out-2.fixture';
import { PROBES } from './batches/probes.fixture';
import { REPORTED } from './batches/reported.fixture';
import { TUNED_1 } from './batches/tuned-1.fixture';
import { TUNED_2 } from './batches/tuned-2.fixture';
import { TUNED_3 } from './batches/tuned-3.fixture';
import { ADVERTISEMENTS } from './advertisements.fixture';
import { findSignals } from './find-signals';
import { JUDGED_SIGNALS } from './real-vacancies.fixture';
import { toPlain } from './read-sentences';
import { RULES } from './rules';
import { ASKING, HARMLESS } from './sentences.fixture';
import { toStandardWords } from './standard-words';
import { SUBJECTS } from './subjects';

const kindsIn = (sentence: string): string[] =>
  findSignals(makeJob({ description: toHtml([sentence]) })).map(({ kind }) => kind);

/** What is asked for, with whether it was found; and every signal that nobody asked for. */
function measure(batches: readonly Batch[]) {
  const asked = batches.flatMap(({ asking }) =>
    asking.flatMap(([kinds, sentence]) => {
      const found = kindsIn(sentence);
      return kinds.split(' ').map((kind) => ({ kind, sentence, isFound: found.includes(kind) }));
    }),
  );
  const beside = batches.flatMap(({ asking }) =>
    asking.flatMap(([kinds, sentence]) =>
      kindsIn(sentence).flatMap((kind) => (kinds.split(' ').includes(kind) ? [] : [`${kind}: ${sentence}`])),
    ),
  );
  const harmless = batches.flatMap((batch) => batch.harmless);
  const wrong = harmless.flatMap((sentence) => kindsIn(sentence).map((kind) => `${kind}: ${sentence}`));
  return { asked, beside, harmless, wrong, missed: asked.filter(({ isFound }) => !isFound) };
}

const share = (asked: readonly { isFound: boolean }[]): string =>
  `${asked.filter(({ isFound }) => isFound).length} of ${asked.length}`;

const heldOut = measure([HELD_OUT_1, HELD_OUT_2]);
const tuned = measure([TUNED_1, TUNED_2, TUNED_3, PROBES, REPORTED]);

/**
 * Nobody's rules may be judged by the sentences that they were made on. The first measures, each before anybody had
 * looked at what was missed: the rules before this, 19 of 43; widened on two batches, 40 of 43 of the first held-out
 * batch; 38 of 44 of a batch that was tuned for afterwards; 42 of 45 of the second. No, 1 and no false alarm of 60 each.
 */
describe('sentences that no rule was tuned for', () => {
  it(`give nine of ten signals or more: ${share(heldOut.asked)}`, () => {
    expect(heldOut.missed.length / heldOut.asked.length).toBeLessThanOrEqual(0.1);
  });

  const kinds = [...new Set(heldOut.asked.map(({ kind }) => kind))].sort();
  it.each(kinds.map((kind) => [kind, share(heldOut.asked.filter((each) => each.kind === kind))]))(
    'give most of the kind %s: %s',
    (kind) => {
      const ofKind = heldOut.asked.filter((each) => each.kind === kind);
      expect(ofKind.filter(({ isFound }) => isFound).length / ofKind.length).toBeGreaterThanOrEqual(0.8);
    },
  );

  it(`give none where nothing is asked: ${heldOut.wrong.length} of ${heldOut.harmless.length}`, () => {
    expect(heldOut.wrong).toEqual([]);
  });

  it(`give few of another kind than was asked for: ${heldOut.beside.length}`, () => {
    expect(heldOut.beside.length / heldOut.asked.length).toBeLessThanOrEqual(0.02);
  });
});

/** Not found, for a rule that finds them would find harmless ones too. */
const NOT_FOUND = [
  'Uang kas 200 ribu dititip ke saya dulu sebagai jaminan',
  'Cewek-cewek yang hobi dandan, yuk gabung',
  'Pembelian tiket kereta dilakukan lewat agen kami, nanti diganti penuh.',
  'Mau kerja pabrik? siapin 3,5 dijamin masuk',
];

describe('sentences that the rules were widened on', () => {
  it(`give all signals but a handful: ${share(tuned.asked)}`, () => {
    expect(tuned.missed.map(({ sentence }) => sentence)).toEqual(NOT_FOUND);
  });

  it(`give none where nothing is asked: ${tuned.wrong.length} of ${tuned.harmless.length}`, () => {
    expect(tuned.wrong).toEqual([]);
    expect(tuned.beside).toEqual([]);
  });
});

describe('what a sentence has to name', () => {
  const sentences = [
    ...[HELD_OUT_1, HELD_OUT_2, TUNED_1, TUNED_2, TUNED_3, PROBES, REPORTED].flatMap(({ asking, harmless }) => [
      ...asking.map(([, sentence]) => sentence),
      ...harmless,
    ]),
    ...ASKING.map(([, sentence]) => sentence),
    ...HARMLESS.map(([sentence]) => sentence),
    ...ADVERTISEMENTS.flatMap(({ lines }) => lines),
    ...JUDGED_SIGNALS.map(({ quote }) => quote),
  ].map((sentence) => toStandardWords(toPlain(sentence)));

  it.each(RULES.map((rule) => [rule.id, rule] as const))('is named wherever %s finds anything', (_id, rule) => {
    if (rule.kind === 'highPay') throw new Error('no rule is about a high pay');
    const subject = SUBJECTS[rule.kind];
    const unnamed = sentences.filter(
      (sentence) =>
        !subject.test(sentence) &&
        rule.patterns.some((pattern) => pattern.test(sentence)) &&
        (!rule.beside || rule.beside.some((pattern) => pattern.test(sentence))),
    );
    expect(unnamed).toEqual([]);
  });
});
