import type { Rule, RuleContext } from '../signal';
import { anyOf, part, regex } from '../any-of';
import lists from './age.json';
import { BEFORE_A_PERSON, PERFORMERS, REASON, REASON_BEHIND, isWork, notRequired } from '../words';

const SUBJECT = '(?:ber)?usia|aged?|ages';
const MOST = anyOf(lists.atMost);
const YEARS = part`(?:tahun|years?(?: of age| old)?|yrs?|yo|y\.o)`;
const AGE = part`([1-6]\d)(?![\d%]|[.,]\d| ?(?:days?|hari|bulan|months?|kg|cm|orang|menit|jam|km|persen|juta|ribu)\b)`;
const RANGE = part`(?:1[5-9]|[2-5]\d) ?(?:${YEARS}\.?)? ?(?:-+|s\.?\/?d\.?|sampai(?: dengan)?|hingga|to|until|and|dan|~|\/) ?${AGE}`;
/** A sex before a bare age. */
const PERSON = '(?:(?:pria|wanita|male|female|wom[ae]n|m[ae]n)[ ,/]+){1,2}';
/** Ages of the people or things that the work is about. */
const OTHER_AGES = regex`
  \b(?:${BEFORE_A_PERSON}|${lists.things}(?: \w+){0,3}[ :]*\(?)(?:${PERSON})?(?:(?:ber)?usia|aged?|ages|\d\d ?-)
  |\busia ${[...lists.things, ...lists.beforeAnAge]}\b`;
/** Other things that are counted in years. */
const OTHER_YEARS = regex`\b${lists.countedInYears}\b`;
/** Ages that the law, another country or the role itself sets. */
const SET_BY_ROLE = regex`${PERFORMERS.source}|\b${lists.agedRoles}\b`;
/** Between two clauses; a list goes on. */
const BETWEEN = /[,;](?!(?:[^,;]*,)? ?(?:dan|atau|serta|and|or)\b)/;
/** From this limit on, no one of working age is left out: employees retire. */
const RETIREMENT = 56;

const YOUNGER_REFUSED =
  /\b(?:cannot|can't|not|never|tidak (?:bisa|dapat|boleh|di\w+|kami)|dilarang|belum (?:bisa|boleh)|jangan|maaf)\b/;
/** True when the highest of the ages that were found keeps people of working age out. */
function keepsOut(found: RegExpExecArray, { sentence: { plain }, next }: RuleContext): boolean {
  const { index, input } = found;
  const ages = found.slice(1).flatMap((age) => (age ? [Number(age)] : []));
  const most = Math.max(...ages);
  if ([plain, input].some((text) => isWork(text.split(found[0])[0]?.split(BETWEEN).at(-1) ?? ''))) return false;
  // Younger candidates are refused: a least age.
  if (
    /(?:di bawah|kurang dari|belum (?:genap )?(?:ber)?usia|under|below|younger than) \d\d\D*$/.test(found[0]) &&
    YOUNGER_REFUSED.test(input.slice(index))
  )
    return false;
  return most < RETIREMENT && !REASON_BEHIND.test(next);
}

const OF_A_CANDIDATE = part`(?:usia |age |of |ialah |adalah |dari |(?:pelamar|kandidat|peserta)(?: adalah)?\W{0,3}|: ?)?`;
const AND_OLDER = part`(?:\+|(?:${YEARS} )?ke ?atas\b|${YEARS})?`;
const LIMIT = part`(?:maks(?:imal|imum)?|max(?:imal|imum)?|di ?bawah|paling tua|not? (?:be )?(?:older|more) than)\.? ?${AGE}`;
const BARE = part`(?:${RANGE}|${LIMIT}) ?(?:${YEARS})`;
const SINCE = part`(?:pada|setelah|sesudah|mulai|minimal|min\.?|maksimal|antara|di atas)`;

const common = {
  kind: 'mostAge',
  ignored: [notRequired(SUBJECT)],
  unlessSentence: [REASON, SET_BY_ROLE, OTHER_AGES],
  unlessTitle: [SET_BY_ROLE],
} as const;
/** A most age, but for the special reasons that the circular letter allows. Specification 4, section 7. */
export const AGE_RULES: readonly Rule[] = [
  {
    ...common,
    id: 'age-most',
    scope: 'sentence',
    patterns: [
      regex`\b(?:${SUBJECT})\b[^\d;]{0,28}?(?:\b|(?=[<≤]))${MOST}[^\da-z]{0,4}${OF_A_CANDIDATE}${AGE}`,
      regex`\b(?:${SUBJECT})\b[^;]{0,30}?\b(?:min\w*\.?|mulai|dari)[^\d]{0,6}\d\d[^\d;]{0,20}?\b${MOST}[^\da-z]{0,4}${AGE}`,
      regex`\b(?:${SUBJECT})\b[^\d;]{0,25}${RANGE}`,
      regex`(?:\b|(?=[<≤]))${MOST}[^\da-z]{0,3}(?:pada )?(?:${SUBJECT})\b[^\d;]{0,18}${AGE}`,
      regex`\b(?:${SUBJECT})\b[^\d;]{0,14}${AGE} ?(?:${YEARS})?\.? ?\(?(?:ke ?bawah|maks\w*|max\w*|kebawah|or (?:below|under|younger)|and (?:below|under))`,
      regex`\b(?:${RANGE}|${MOST}\.? ?(?:of )?${AGE}) ?(?:years? old|years of age|y\.?o\b)`,
      regex`\b${AGE} (?:years? old|y\.?o\.?) ?\(?(?:max\w*|maks\w*|or (?:below|younger|under))`,
      regex`\bbelum (?:genap )?(?:ber)?usia ${AGE}`,
      // Older candidates are refused.
      regex`\b(?:over|above|older than) ${AGE}\b.{0,25}\b(?:need not|not (?:be )?(?:eligible|considered|accepted)|do not apply)\b`,
    ],
    accepts: keepsOut,
  },
  {
    ...common,
    id: 'age-most-bare',
    scope: 'clause',
    patterns: [
      // Young people, with a number that needs no unit.
      regex`\b(?:muda|fresh graduate|energik|young|youthful)\b[^\d;]{0,30}?(?:${MOST}[^\da-z]{0,4}${AGE}|${RANGE})`,
      regex`\b(?:applicants?|candidates?|must|should|pelamar|kandidat)\b.{0,12}\b(?:under|below|younger than|not (?:older|more) than|di bawah) ${AGE}\b`,
      regex`\b(?:exceed|exceeding) ${AGE} ?(?:${YEARS})`,
      regex`^\W*${AGE} ?(?:${YEARS}) ke bawah`,
      regex`\b(?:di ?atas|lebih dari|lewat|over|above|sudah|usia|yang) ${AGE} ?${AND_OLDER}(?<![a-z] )[^\d,;]{0,20}\b(?:maaf|jangan|tidak(?! masalah)|skip|belum)\b`,
      regex`^\W*(?:under|below)[- ]${AGE}'?s?\b`,
      regex`\b(?:tidak(?! masalah)|jangan|maaf|no|not)\b.{0,30}\b(?:di atas|lebih dari|above|over|older than) ${AGE}\b`,
      regex`^\W*(?:masih |harus |wajib |yang )*(?:di bawah|under|below|younger than) ${AGE}(?: ?(?:${YEARS}))?\.?$`,
      regex`\b${PERSON}(?:usia )?(?:${RANGE}|${LIMIT})`,
      // At the start of what is required, or at its end.
      regex`^\W*(?:${PERSON})?${BARE}\b|${BARE}\W*$`,
    ],
    unless: [OTHER_YEARS],
    accepts: keepsOut,
  },
  {
    ...common,
    id: 'age-birth-year',
    scope: 'sentence',
    patterns: [
      regex`\b(?:kelahiran|lahir)(?: ${SINCE})*(?: tahun)? ?(?:19[6-9]|20[01])\d(?: ?(?:ke ?atas|-|s\/?d|sampai|dan setelahnya|hingga))`,
      /\b(?:kelahiran|lahir) (?:setelah|sesudah|di atas|minimal|min\.?|mulai)(?: tahun)? ?(?:19[6-9]|20[01])\d/,
      regex`
        \b(?:belum|di bawah|jangan|tidak)(?: \w+)? kepala (?:tiga|empat|[34])\b
        |\busia (?:\w{1,20} ){0,2}kepala (?:dua|tiga|[23])\b
        |\b(?:usia|aged?|masih)\b.{0,12}\b[23]0 ?(?:'?s|-?an)\b
        |\b(?:gen(?:erasi|eration)?[ -]?z) (?:saja|only|di ?utamakan|preferred)\b`,
      /\b(?:in (?:your|their|his|her) (?:early |late |mid )?(?:20s|twenties|30s|thirties)|(?:early|mid|late) (?:20s|twenties))\b/,
      /\b(?:maks\w*|max\w*|paling tua)\.? (?:tahun )?(?:kelahiran|lahir)(?: tahun)? ?(?:19[6-9]|20[01])\d/,
      /\b(?:kelahiran|lahir)(?: tahun)? '?[089]\d ke ?atas/,
      /\bborn (?:after|in or after) (?:19[6-9]|20[01])\d/,
    ],
  },
];
