import { ABROAD } from './abroad';
import { CANDIDATES, isTheirs } from '../addressee';
import { regex } from '../any-of';
import lists from './asked.json';
import payment from './payment.json';
import { SUM, withoutDenied } from '../money-exemptions';
import { PER_UNIT } from './payment';
import spoken from './spoken.json';
import type { Rule } from '../signal';
import { INCOME, OTHERS, TASK } from '../words';
import { GIVEN_SUM, SAID } from './spoken';

/** Parts of a demand for money, each of which tells a little. */
const PARTS: readonly RegExp[] = [
  regex`\b${lists.giving}\b`,
  regex`\b${lists.moments}\b`,
  regex`\b${[...payment.steps, ...payment.moments, ...lists.purposes]}\b`,
  regex`\b${lists.returned}\b`,
  regex`\b${lists.payees}\b`,
  regex`${CANDIDATES}|\b${lists.readers}\b`,
];
const SUM_ASKED = new RegExp(`${SUM}|${GIVEN_SUM}`, 'g');
const A_SUM = new RegExp(SUM);
/** A sum for each of something that a worker does. */
const RATE = /^\s*(?:\/ ?(?!or)|per (?!or|kursi|nomor|berkas|nama)|=)/;
const BY_PIECE = /\b(?:shift|borongan|harian|fee|petik|tiap|1) (?!.{0,3}(?:daftar|join))/;
const MONEY = regex`\b(?!uang ${spoken.incomes})${lists.money}\b`;
/** A list of duties, behind its heading. */
const DUTIES = /^\W*(?:tugas|job ?desk?|job ?desc\w*|tanggung jawab|uraian)\w*(?: \w+)?:/;
const GIVING = PARTS[0] ?? MONEY;

/** Verbs that mean money by themselves. */
const PAYING = /\b(?:di ?|mem|men)?(?:bayar|talang|n?talang|lunas|tebus|cicil|belanja|beli)(?:kan|i|in)?\b/;

const PAPER = regex`\b${lists.papers}\b`;
const KEEPING = regex`\b${lists.keeping}\b`;
const KEEPER = regex`\b${lists.keepers}\b`;
const UNTIL_LATER = regex`\b${lists.untilLater}\b`;

const WAGE = regex`\b${lists.wages}\b`;
const LATER = regex`\b${lists.later}\b`;
const PERIOD = regex`\b${lists.periods}\b`;

const LENT = regex`\b${lists.lent}\b`;
const CREDIT = regex`\b${lists.credit}\b`;
const SOLD = regex`\b${lists.sold}\b`;
const USED = regex`\b${lists.used}\b`;
const SELLING = regex`\b${lists.selling}\b`;

const TELLING = regex`\b${lists.telling}\b`;
const APPEARING = regex`\b${lists.appearing}\b`;

const PRETEXT = regex`\b${lists.pretexts}\b`;
const PRETENDING = regex`\b${lists.pretending}\b`;

/** True of a text with a sum that is no income. */
function hasSumAsked(text: string): boolean {
  let end = 0;
  for (const { 0: sum, index } of text.matchAll(SUM_ASKED)) {
    const before = text.slice(end, index);
    end = index + sum.length;
    const behind = text.slice(end);
    if (!INCOME.test(before) && !BY_PIECE.test(before) && !RATE.test(behind) && !PER_UNIT.test(behind)) return true;
  }
  return false;
}

const countOf = (text: string, parts: readonly RegExp[]): number => parts.filter((each) => each.test(text)).length;

/**
 * Demands that no wording tells, but parts that come together: a thing, a verb of giving, a moment, the reader, one who gets it.
 * Specification 4, section 14.
 */
export const ASKED_RULES: readonly Rule[] = [
  {
    id: 'asked-money',
    kind: 'money',
    scope: 'sentence',
    reads: withoutDenied,
    patterns: [A_SUM, new RegExp(GIVEN_SUM), MONEY, PAYING],
    unless: [TASK, DUTIES],
    accepts: ({ input }, { offers }) => {
      const isSum = hasSumAsked(input);
      const isNamed = isSum || MONEY.test(input) || PAYING.test(input);
      const count = (isSum ? 1 : 0) + (MONEY.test(input) ? 1 : 0) + countOf(input, PARTS);
      return (
        isNamed &&
        offers !== false &&
        (GIVING.test(input) || (isSum && offers === true)) &&
        !isTheirs(input) &&
        count >= (offers === true ? (isSum ? 2 : 3) : 4)
      );
    },
  },
  {
    id: 'asked-papers',
    kind: 'identity',
    scope: 'sentence',
    patterns: [PAPER],
    unless: [TASK, OTHERS],
    accepts: ({ input }) => countOf(input, [KEEPING, KEEPER, UNTIL_LATER]) === 3,
  },
  {
    id: 'asked-pay',
    kind: 'money',
    scope: 'sentence',
    patterns: [WAGE],
    unless: [TASK],
    accepts: ({ input }) => PERIOD.test(input) && LATER.test(input),
  },
  {
    id: 'asked-name',
    kind: 'identity',
    scope: 'sentence',
    patterns: [LENT],
    unless: [TASK, OTHERS],
    accepts: ({ input }) => CREDIT.test(input),
  },
  {
    id: 'asked-account',
    kind: 'identity',
    scope: 'sentence',
    patterns: [regex`(?<!\b(?:ke|no|bayar) )${SOLD.source}`],
    unless: [TASK, OTHERS],
    accepts: ({ input }) => (SELLING.test(input) && A_SUM.test(input)) || USED.test(input),
  },
  {
    id: 'asked-code',
    kind: 'identity',
    scope: 'sentence',
    patterns: [regex`\b${lists.codes}\b`],
    unless: [TASK, OTHERS, /\b(?:jangan|tidak|kode (?:pos|lowongan|posisi|lamaran|referr?al|promo))\b/],
    accepts: ({ input }, { previous }) => TELLING.test(input) && APPEARING.test(`${previous} ${input}`),
  },
  {
    id: 'asked-pretext',
    kind: 'abroad',
    scope: 'sentence',
    patterns: [PRETEXT, regex`\b${lists.crossing}\b`],
    unless: [OTHERS, /\bjangan\b/],
    accepts: ({ 0: found, input }, { text }) =>
      (!PRETEXT.test(found) || PRETENDING.test(input)) &&
      /\b(?:kerja|majikan|kebun|gaji)\b/.test(text) &&
      (ABROAD.test(text) || /\b(?:imigrasi|batam|paspor|visa)\b/.test(text)),
  },
  {
    id: 'asked-growth',
    kind: 'task',
    scope: 'sentence',
    patterns: [
      regex`(?:${SUM}|${SAID}).{0,40}(?:\b(?:jadi|menjadi|balik|kembali|dapat|cair)\b|=>|→|->).{0,12}(?:${SUM}|${SAID})`,
    ],
    unless: [INCOME, TASK],
  },
];
