import { anyOf, part, regex } from '../any-of';
import asked from './asked.json';
import lists from './spoken.json';
import { SUM, withoutExemptMoney } from '../money-exemptions';
import type { Rule } from '../signal';
import { INCOME, OTHERS, TASK } from '../words';

/** A sum as it is said to a person: "400 dulu", "dua ratus". No year. */
export const SAID = String.raw`(?:(?!20[12]\d\b)\d{2,4}(?:an)?(?![\d.,]{0,9}\d)|\d[.,]\d(?= (?:ke|buat|dulu|saja)\b)|(?:dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|se) ?(?:ratus|puluh|juta|ribu))`;
/** Units of numbers that are no sums of money. */
const COUNTED = String.raw`(?! ?(?:${lists.counted.join('|')}))`;
const ANY = part`(?:${SUM}|${SAID}${COUNTED})`;
const GIVE = anyOf(asked.giving);
/** A bare number behind a verb of giving, or before a word that makes it a price. */
export const GIVEN_SUM = part`\b${GIVE}(?: [a-z]{1,15}){0,3} ${SAID}${COUNTED}|${SAID} (?:saja|dulu|ya|kak|dek|mas|mbak|ke|untuk|buat)\b`;

const FEE = anyOf(lists.fees);
const FROM_OTHERS = regex`\bdari (?:\w{1,20} ){0,2}${OTHERS.source}`;

const common = { kind: 'money', scope: 'sentence', reads: withoutExemptMoney } as const;
/** Money, and codes, that a chat asks for as people speak. Specification 4, section 14. */
export const SPOKEN_RULES: readonly Rule[] = [
  {
    ...common,
    id: 'spoken-sum',
    scope: 'clause',
    patterns: [regex`\b${FEE}(?: [a-z]{1,15}){0,3} ${ANY}`],
    unless: [TASK],
    accepts: ({ input, index, 0: found }) =>
      !OTHERS.test(input.slice(0, index + found.length)) &&
      !FROM_OTHERS.test(input) &&
      !INCOME.test(input.slice(0, index)),
  },
  {
    id: 'spoken-identity',
    kind: 'identity',
    scope: 'sentence',
    patterns: [
      /\b(?:video|kamera)\b.{0,30}\b(?:wajah|muka|kartu identitas|ktp|kedip|geleng)\b/,
      /\blogin\b.{0,20}\b(?:m-?|internet |mobile )banking\b|\b(?:masa berlaku|cvv|angka di belakang)\b/,
    ],
    unless: [OTHERS, TASK, /\b(?:dilarang|jangan|tidak)\b/],
  },
];
