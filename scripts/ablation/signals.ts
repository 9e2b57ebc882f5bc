import { readdirSync } from 'node:fs';
import { listsOf, patternsOf, rulesOf } from './find-rules';
import { measureBy, type Ablation, type Engine } from './run';

const ENGINE = 'packages/job-signals/src';

const filesOf = (folder: string, name: RegExp): string[] =>
  readdirSync(`${ENGINE}/${folder}`)
    .filter((file) => name.test(file))
    .map((file) => `${ENGINE}/${folder}${file}`);

const RULES = filesOf('rules/', /(?<!index)\.ts$/);
const CODE = filesOf('', /^(?!.*(?:fixture|test|program|index|any-of|signal|vacancy|subjects)\.ts$).*\.ts$/);
const LISTS = ['', 'rules/'].flatMap((folder) => filesOf(folder, /^(?!average-pay|subjects).*\.json$/));

const by = (file: string, name: string, find: string, replace: string): Ablation => ({
  name: `${file}: ${name}`,
  edits: [{ file: `${ENGINE}/${file}.ts`, find, replace }],
});

/** Thresholds, and rules that are functions. */
const FUNCTIONS: Ablation[] = [
  by('high-pay', 'three times for easy work', 'const FAR_ABOVE_EASY = 3', 'const FAR_ABOVE_EASY = FAR_ABOVE'),
  by('high-pay', 'four times for other work', 'const FAR_ABOVE = 4', 'const FAR_ABOVE = Infinity'),
  by('high-pay', 'eight times where nothing is required', 'const FAR_ABOVE_ALL = 8', 'const FAR_ABOVE_ALL = Infinity'),
  by('high-pay', 'pay of easy work', 'if (!EASY.test(plain)) return null;', 'return null;'),
  by('high-pay', 'pay behind its period', 'PAID_BEHIND_PERIOD.exec(plain) ?? []', '[] as string[]'),
  by('high-pay', 'average of a level', 'if (level && SCHOOL.test(asked)) return level.monthly;', ''),
  by(
    'find-signals',
    'a bare number belongs to the clause before',
    'before !== undefined && BARE_NUMBER.test(part)',
    'false',
  ),
  by('find-signals', 'standard words', 'toStandardWords(sentence.plain), isWork', 'sentence.plain, isWork'),
  by(
    'find-signals',
    'brackets of duties',
    'withoutBrackets(toStandardWords(sentence.plain), isWork)',
    'toStandardWords(sentence.plain)',
  ),
  by('money-exemptions', 'brackets of abilities', 'withoutBrackets(plain, isDuty)', 'plain'),
  by('rules/age', 'ages in duties', '[plain, input].some', '([] as string[]).some'),
  by('addressee', "others' money", 'OTHERS.test(plain) && !TOLD.test(plain)', 'false'),
  by('money-exemptions', 'denied payments', ".replace(DENIED, ' ')", ''),
  by('money-exemptions', 'no fraud', ".replace(NO_FRAUD, ' ')", ''),
  by('money-exemptions', 'not returned', ".replace(NOT_RETURNED, ' hangus ')", ''),
  by('money-exemptions', 'refused without payment', ".replace(REFUSED_WITHOUT_PAYMENT, ' ')", ''),
  by('money-exemptions', 'business', ".replace(BUSINESS_MONEY, ' ')", ''),
  by('money-exemptions', 'withheld by law', ".replace(WITHHELD_BY_LAW, ' ')", ''),
  by(
    'money-exemptions',
    'borne by the employer',
    'if (!BORNE.test(text) && !FROM_EMPLOYER.test(text)) return text;',
    'return text;',
  ),
  by('read-sentences', 'bullets within a line', '.split(INNER_BULLET)', '.split(/(?!)/)'),
  by('read-sentences', 'list markers', ".replace(MARKER, '')", ''),
  by('read-sentences', 'a label with the line below', 'LABEL.test(plain) ? `${text} ` :', 'false ? text :'),
  by('standard-words', 'reduplication', "    .replace(/\\b(mas|mbak|mba|cowo|cewe)[ -]\\1\\b/g, '$12')\n", ''),
  by('standard-words', 'laki-laki', "    .replace(/\\blaki[ -]{0,3}laki\\b/g, 'pria')\n", ''),
  by(
    'standard-words',
    'WhatsApp',
    "    .replace(/\\b(?:whats[ -]?apps?|w\\.a\\.?|wa(?!\\.\\w))\\b/g, 'whatsapp')\n",
    '',
  ),
  by(
    'standard-words',
    'do not forget',
    "    .replace(/\\b(?:jangan (?:sampai )?lupa|do not forget(?: to)?|don't forget(?: to)?)\\b/g, 'mohon')\n",
    '',
  ),
  by('standard-words', 'ages in words', '    .replace(TENS, toNumber)\n', ''),
  by('standard-words', 'the ending nya', "word.endsWith('nya')", 'false'),
  by('standard-words', 'the ending mu', 'OF_THE_CANDIDATE.exec(word)?.[1]', 'undefined as string | undefined'),
  by('standard-words', 'the ending 2', "word.length > 4 && word.endsWith('2')", 'false'),
  by('standard-words', 'the ending in', "word.endsWith('in') ?", 'false ?'),
  by('rules/age', 'younger ones refused', 'YOUNGER_REFUSED.test(input.slice(index))', 'false'),
  by('rules/age', 'retirement', 'most < RETIREMENT', 'true'),
  by('rules/person', 'both sexes', 'return !isForBoth &&', 'return'),
  by('rules/person', 'a list with a line for each sex', '!isListedWithOther(context) &&', ''),
  by('rules/person', 'sex of the work in the sentence', ' && !SEX_OF_WORK.test(context.sentence.plain)', ''),
  by(
    'rules/person',
    'either status',
    '(!isEither(plain, found.input) || (PREFERRED_ONE.test(found.input) && !isEither(found.input, found.input))) &&',
    '',
  ),
  by('rules/payment', 'income is no price', ' && !isIncome(found)', ''),
];

/** The signals of a vacancy, over the batches and the real vacancies. */
export const signals: Engine = {
  ablations: [
    ...RULES.flatMap(rulesOf),
    ...[...CODE, ...RULES].flatMap(patternsOf),
    ...LISTS.flatMap(listsOf),
    ...FUNCTIONS,
  ],
  measure: measureBy(`${ENGINE}/batches/score.fixture.ts`),
};
