import type { Job, JobDetail } from '@/entities/job/@x/job-signal';
import { yieldToMain } from '@/shared/lib/async';
import { comparePay, compareSentence } from './high-pay';
import type { PayComparison } from './high-pay';
import { readSentences, toPlain } from './read-sentences';
import type { Sentence } from './read-sentences';
import { RULES } from './rules';
import { SIGNAL_KINDS } from './signal';
import type { Phrase, Rule, RuleContext, Signal } from './signal';
import { toStandardWords } from './standard-words';
import { SUBJECTS } from './subjects';

/** A pay far above its like, with what it was compared with. */
export interface PaySignal {
  kind: 'highPay';
  rule: 'pay-sentence' | 'pay-field';
  /** The sentence that promises it; null for the pay that the vacancy states in its own fields. */
  quote: string | null;
  comparison: PayComparison;
}

/** Characters of a sentence that are quoted; more is a text without full stops. */
const QUOTED = 400;

/**
 * The end of a clause: a comma outside numbers, brackets, words that turn a sentence, and an "and" before a duty of the
 * candidate.
 */
const CLAUSE_END =
  /,(?!\d)|[()[\]|]|\s(?:tetapi|tapi|namun|melainkan|kecuali|but|however|except)\s|\s(?:dan|serta|lalu|kemudian|and)\s(?=(?:bersedia|sanggup|wajib|di ?minta|must) (?:\w{1,20} )?(?:membayar|bayar|deposit|menyetor|setor|transfer|mentransfer|menyerahkan|membeli|beli|pay)\b)/;

/** A sum, an age or a size by itself: it belongs to the clause before it. */
const BARE_NUMBER =
  /^[^a-z\d]*(?:(?:rp|idr|usd|hanya|cuma|sebesar|senilai|seharga|total|sekitar|tarif|harga|nominal|maks\w*|min\w*)[ .:]{0,3}){0,3}\d[\d.,+ -]{0,30}(?:(?:ribu|rb|juta|jt|k|rupiah|tahun|cm|kg)\b)?(?: ?(?:saja|per orang|\/ ?orang))?[^a-z\d]*$/;

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

/** The sentence itself; of a very long one whole words around what was found. */
function quoteOf({ text, plain }: Sentence, found: string): string {
  if (text.length <= QUOTED) return text;
  const middle = Math.max(0, plain.indexOf(found)) * (text.length / plain.length) + found.length / 2;
  const start = Math.max(0, Math.round(middle - QUOTED / 2));
  const part = text.slice(start, start + QUOTED);
  const whole = start === 0 ? part : part.replace(/^\S*\s/, '');
  const isEnd = start + QUOTED >= text.length;
  return `${start === 0 ? '' : '… '}${isEnd ? whole : `${whole.replace(/\s\S*$/, '')} …`}`;
}

/** Signals in one sentence, one of each kind; a step for each rule. */
function* signalsIn(context: RuleContext): Generator<void, Signal[]> {
  const found: Signal[] = [];
  const texts = new Map<Rule['reads'], string>();
  const named = new Map(
    SIGNAL_KINDS.map((kind) => [kind, kind !== 'highPay' && SUBJECTS[kind].test(context.sentence.plain)]),
  );
  for (const rule of RULES) {
    if (!named.get(rule.kind)) continue;
    if (found.some(({ kind }) => kind === rule.kind)) continue;
    yield;
    const [hit] = match(rule, context, texts) ?? [];
    if (hit !== undefined) found.push({ kind: rule.kind, rule: rule.id, quote: quoteOf(context.sentence, hit) });
  }
  return found;
}

/** Sentences that are read; an advertisement has dozens. */
const MOST_SENTENCES = 1_500;
/** Characters of a sentence that are read. */
const MOST_CHARACTERS = 4_000;

function sentencesOf({ description, requirements }: Pick<JobDetail, 'description' | 'requirements'>): Sentence[] {
  return [...readSentences(description), ...readSentences(requirements, 'terms')]
    .slice(0, MOST_SENTENCES)
    .map((sentence) =>
      sentence.plain.length <= MOST_CHARACTERS
        ? sentence
        : { ...sentence, plain: sentence.plain.slice(0, MOST_CHARACTERS) },
    );
}

/** Reads the vacancy in small steps, of which a browser can do some in each task. */
function* readJob(job: JobDetail, peers: readonly Job[]): Generator<void, (Signal | PaySignal)[]> {
  const sentences = sentencesOf(job);
  const text = sentences.map(({ plain }) => plain).join('\n');
  const seen = new Set<string>();
  const title = toStandardWords(toPlain(job.title));
  const standard = sentences.map((sentence) => ({ ...sentence, plain: toStandardWords(sentence.plain) }));
  const found: (Signal | PaySignal)[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const previous = standard[index - 1]?.plain ?? '';
    const next = standard[index + 1]?.plain ?? '';
    const context = { title, sentence: standard[index] ?? sentence, previous, next };
    const signals: (Signal | PaySignal)[] = yield* signalsIn(context);
    const comparison = compareSentence(job, sentence, text);
    if (comparison) signals.push({ kind: 'highPay', rule: 'pay-sentence', quote: quoteOf(sentence, ''), comparison });
    const further = signals.filter(({ kind, quote }) => !seen.has(`${kind} ${quote}`));
    further.forEach(({ kind, quote }) => seen.add(`${kind} ${quote}`));
    found.push(...further);
  }
  const comparison = comparePay(job, peers, text);
  if (comparison) found.push({ kind: 'highPay', rule: 'pay-field', quote: null, comparison });
  return found.sort((one, other) => SIGNAL_KINDS.indexOf(one.kind) - SIGNAL_KINDS.indexOf(other.kind));
}

/**
 * The signals of a vacancy, each with the sentence that it quotes; the same sentence once for each kind. By a table of
 * rules alone: the same vacancy always gives the same. Nothing about the candidate is read. Specification 4, section 7.
 *
 * @param peers vacancies that are loaded, which its pay is compared with
 */
export function findSignals(job: JobDetail, peers: readonly Job[] = []): (Signal | PaySignal)[] {
  const steps = readJob(job, peers);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Milliseconds after which a task ends. */
const TASK = 8;

/** Does the same as `findSignals` in short tasks, because a browser compiles each pattern when it is first used. */
export async function findSignalsInTasks(job: JobDetail, peers: readonly Job[] = []): Promise<(Signal | PaySignal)[]> {
  const steps = readJob(job, peers);
  let start = performance.now();
  let step = steps.next();
  while (!step.done) {
    if (performance.now() - start > TASK) {
      await yieldToMain();
      start = performance.now();
    }
    step = steps.next();
  }
  return step.value;
}
