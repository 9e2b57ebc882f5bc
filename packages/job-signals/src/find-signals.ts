import { toStatedPay } from '@titian/rules/stated-pay';
import { PERIOD_NAMES } from '@titian/rules/stated-texts';
import { comparePay, sentenceComparer } from './high-pay';
import { regex } from './any-of';
import { readSentences, toPlain } from './read-sentences';
import type { Sentence } from './read-sentences';
import { RULES } from './rules';
import { SIGNAL_KINDS } from './signal';
import type { Phrase, Rule, RuleContext, Signal, Subject } from './signal';
import { toStandardWords } from './standard-words';
import { SUBJECTS } from './subjects';
import { isWork, withoutBrackets } from './words';
import type { PaidJob, Vacancy } from './vacancy';

/** Characters of a sentence that are quoted; more is a text without full stops. */
const QUOTED = 400;

/**
 * The end of a clause: a comma outside numbers, brackets, words that turn a sentence, and an "and" before a duty of the
 * candidate.
 */
const CLAUSE_END = regex`
  ,(?!\d)
  |[()[\]|]
  |\s(?:tetapi|tapi|namun|melainkan|kecuali|but|however|except)\s
  |\s(?:dan|serta|lalu|kemudian|and)\s(?=(?:bersedia|sanggup|wajib|di ?minta|must) (?:\w{1,20} )?
    (?:membayar|bayar|deposit|menyetor|setor|transfer|mentransfer|menyerahkan|membeli|beli|pay)\b)`;

/** A sum, an age or a size by itself: it belongs to the clause before it. */
const BARE_NUMBER = regex`
  ^[^a-z\d]*
  (?:(?:rp|idr|usd|hanya|cuma|sebesar|senilai|seharga|total|sekitar|tarif|harga|nominal|maks\w*|min\w*)[ .:]{0,3}){0,3}
  \d[\d.,+ -]{0,30}
  (?:(?:ribu|rb|juta|jt|k|rupiah|tahun|cm|kg)\b)?
  (?: ?(?:saja|per orang|\/ ?orang))?[^a-z\d]*$`;

/** The clauses of a sentence, in order. */
function clausesOf(text: string): string[] {
  const clauses: string[] = [];
  for (const part of text.split(CLAUSE_END).map((each) => each.trim())) {
    const before = clauses.at(-1);
    if (before !== undefined && BARE_NUMBER.test(part)) clauses[clauses.length - 1] = `${before} ${part}`;
    else clauses.push(part);
  }
  return clauses;
}

const anyOf = (patterns: readonly RegExp[] | undefined, text: string): boolean =>
  patterns?.some((pattern) => text.search(pattern) !== -1) ?? false;

/** The text that a rule reads, made once for all rules with the same exemptions. */
function textFor({ reads }: Rule, plain: string, texts: Map<Rule['reads'], string>): string {
  const known = texts.get(reads) ?? reads?.(plain) ?? plain;
  texts.set(reads, known);
  return known;
}

function without(text: string, phrase: RegExp | Phrase): string {
  if (phrase instanceof RegExp) return text.replace(phrase, ' ');
  return phrase.needs.test(text) ? text.replace(phrase.pattern, ' ') : text;
}

/** The first match of the rule's patterns that counts. Patterns are tested before exceptions: few sentences match. */
function match(rule: Rule, context: RuleContext, texts: Map<Rule['reads'], string>): RegExpExecArray | null {
  const plain = textFor(rule, context.sentence.plain, texts);
  const text = (rule.ignored ?? []).reduce(without, plain).trim();
  const parts = rule.scope === 'sentence' ? [text] : clausesOf(text);
  for (const part of parts) {
    const found = firstOf(rule, part, context);
    if (!found || anyOf(rule.unless, part) || (rule.beside && !anyOf(rule.beside, part))) continue;
    return anyOf(rule.unlessTitle, context.title) || anyOf(rule.unlessSentence, text) ? null : found;
  }
  return null;
}

function firstOf(rule: Rule, part: string, context: RuleContext): RegExpExecArray | null {
  for (const pattern of rule.patterns) {
    const found = pattern.exec(part);
    if (found && (rule.accepts?.(found, context) ?? true)) return found;
  }
  return null;
}

/** The sentence itself; of a very long one whole words around what was found. No database stores half of a character. */
const quoteOf = (sentence: Sentence, found: string): string =>
  partOf(sentence, found).replace(/\p{Surrogate}/gu, '\uFFFD');

function partOf({ text, plain }: Sentence, found: string): string {
  if (text.length <= QUOTED) return text;
  const middle = Math.max(0, plain.indexOf(found)) * (text.length / plain.length) + found.length / 2;
  const start = Math.max(0, Math.round(middle - QUOTED / 2));
  const part = text.slice(start, start + QUOTED);
  const whole = start === 0 ? part : part.replace(/^\S*\s/, '');
  const isEnd = start + QUOTED >= text.length;
  return `${start === 0 ? '' : '… '}${isEnd ? whole : `${whole.replace(/\s\S*$/, '')} …`}`;
}

/**
 * Signals in one sentence, one of each kind.
 *
 * @param nameOf tells the kind of what a rule finds
 */
export function signalsIn(
  context: RuleContext,
  rules: readonly Rule[],
  nameOf: (rule: string, kind: Subject) => string = (_rule, kind) => kind,
): Signal[] {
  const found: Signal[] = [];
  const texts = new Map<Rule['reads'], string>();
  const named = new Map<Subject, boolean>();
  for (const rule of rules) {
    const isNamed = named.get(rule.kind) ?? SUBJECTS[rule.kind]?.test(context.sentence.plain) ?? false;
    named.set(rule.kind, isNamed);
    const name = nameOf(rule.id, rule.kind);
    if (!isNamed || found.some((each) => nameOf(each.rule, each.kind) === name)) continue;
    const [hit] = match(rule, context, texts) ?? [];
    if (hit !== undefined) found.push({ kind: rule.kind, rule: rule.id, quote: quoteOf(context.sentence, hit) });
  }
  return found;
}

/** Sentences that are read; an advertisement has dozens. */
const MAX_SENTENCES = 1_500;
/** Characters of a sentence that are read. */
const MAX_SENTENCE_CHARACTERS = 4_000;

function sentencesOf({ description, requirements }: Vacancy): Sentence[] {
  return [...readSentences(description), ...readSentences(requirements)]
    .slice(0, MAX_SENTENCES)
    .map((sentence) =>
      sentence.plain.length <= MAX_SENTENCE_CHARACTERS
        ? sentence
        : { ...sentence, plain: sentence.plain.slice(0, MAX_SENTENCE_CHARACTERS) },
    );
}

const rupiah = (amount: number): string => `Rp ${new Intl.NumberFormat('id-ID').format(amount)}`;

/**
 * The signals of a vacancy in the order of their kinds, each with the rule that found it; the same sentence once for each
 * kind. By a table of rules alone: the same vacancy always gives the same. Specification 4, section 7.
 *
 * @param peers vacancies that its pay is compared with
 */
export function readVacancy(job: Vacancy, peers: readonly PaidJob[] = []): Signal[] {
  const sentences = sentencesOf(job);
  const text = sentences.map(({ plain }) => plain).join('\n');
  const seen = new Set<string>();
  const title = toStandardWords(toPlain(job.title));
  const standard = sentences.map((sentence) => ({
    ...sentence,
    plain: withoutBrackets(toStandardWords(sentence.plain), isWork),
  }));
  const compareSentence = sentenceComparer(job, text);
  const found: Signal[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const previous = standard[index - 1]?.plain ?? '';
    const next = standard[index + 1]?.plain ?? '';
    const signals = signalsIn({ title, sentence: standard[index] ?? sentence, previous, next, text }, RULES);
    const comparison = compareSentence(sentence);
    if (comparison) signals.push({ kind: 'highPay', rule: 'pay-sentence', quote: quoteOf(sentence, ''), comparison });
    const further = signals.filter(({ kind, quote }) => !seen.has(`${kind} ${quote}`));
    further.forEach(({ kind, quote }) => seen.add(`${kind} ${quote}`));
    found.push(...further);
  }
  const isSaid = found.some(({ kind }) => kind === 'highPay');
  const comparison = isSaid ? null : comparePay(job, peers, text);
  if (comparison) {
    // The vacancy states it in fields of its own, which have no sentence.
    const stated = toStatedPay(job);
    const quote = `Gaji per ${PERIOD_NAMES[job.salaryPeriod ?? 'month']}: ${rupiah(stated?.min ?? stated?.max ?? comparison.pay)}`;
    found.push({ kind: 'highPay', rule: 'pay-field', quote, comparison });
  }
  const place = ({ kind }: Signal): number => SIGNAL_KINDS.findIndex((each) => each === kind);
  return found.sort((one, other) => place(one) - place(other));
}
