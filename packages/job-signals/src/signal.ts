import type { PayComparison } from './high-pay';
import type { Sentence } from './read-sentences';

/** Subjects of the rules, in the order in which signals are shown. Specification 4, section 7. */
export const SIGNAL_KINDS = [
  'money',
  'identity',
  'privateChat',
  'mostAge',
  'looks',
  'sex',
  'maritalStatus',
  'freeMail',
  'highPay',
] as const;
/** Subjects of the rules that read messages alone. Specification 4, section 14. */
export type Subject = (typeof SIGNAL_KINDS)[number] | 'task' | 'abroad' | 'impersonation' | 'file' | 'link';

/** Kinds more exact than the subject, of the rules that have one. */
export const EXACT_KINDS = {
  'identity-original-held': 'heldPapers',
  'identity-own-account': 'ownAccount',
  'identity-code': 'oneTimeCode',
  'asked-papers': 'heldPapers',
  'asked-name': 'ownAccount',
  'asked-account': 'ownAccount',
  'asked-code': 'oneTimeCode',
  'asked-pay': 'keptPay',
  'money-pay-kept': 'keptPay',
  'money-cut-from-pay': 'keptPay',
} as const;

export const isExact = (rule: string): rule is keyof typeof EXACT_KINDS => Object.hasOwn(EXACT_KINDS, rule);

/** Kinds of signals, each of which an app has words for. */
export type SignalKind =
  Subject | (typeof EXACT_KINDS)[keyof typeof EXACT_KINDS] | 'task' | 'abroad' | 'impersonation' | 'file' | 'link';

/** One thing to check, with the sentence of the advertisement that it is about. */
export interface Signal {
  kind: Subject;
  /** The rule that found it. */
  rule: string;
  /** The sentence as it is in the advertisement; of a very long one, the part around what was found. */
  quote: string;
  /** The pay that the quote is about, of `highPay`. */
  comparison?: PayComparison;
}

/** The sentence and its surroundings. */
export interface RuleContext {
  /** The vacancy's title, plain. */
  title: string;
  sentence: Sentence;
  /** The sentence before it, plain; empty at the start. */
  previous: string;
  /** The sentence behind it, plain; empty at the end. */
  next: string;
  /** All sentences, plain, each on a line. */
  text: string;
  /** True of a text that offers work, false of one that does not, and null of one that does not tell. */
  offers?: boolean | null;
  /** True of a text that names a country, or a ship, that Indonesians go to for work. */
  isAbroad?: boolean;
}

/** A phrase of a sentence, and what every sentence with it has: the long pattern is compiled for no other. */
export interface Phrase {
  pattern: RegExp;
  needs: RegExp;
}

/** A row of the table of rules. All patterns meet plain text: lower case, one kind of dash. */
export interface Rule {
  id: string;
  kind: Subject;
  /** True when the patterns meet each clause by itself, or the whole sentence. A denial counts in its clause alone. */
  scope: 'clause' | 'sentence';
  /** One of them has to be found. */
  patterns: readonly RegExp[];
  /** One of these has to be found beside it, in the same clause or sentence, in whatever order. */
  beside?: readonly RegExp[];
  /** Phrases that are removed before the comparison. */
  ignored?: readonly (RegExp | Phrase)[];
  /** Removes the exempt phrases from a sentence before anything is compared. */
  reads?: (plain: string) => string;
  /** None of these may be found in the same clause, or sentence for a rule on sentences. */
  unless?: readonly RegExp[];
  /** None of these may be found anywhere in the sentence. */
  unlessSentence?: readonly RegExp[];
  /** None of these may be found in the vacancy's title. */
  unlessTitle?: readonly RegExp[];
  /** True when what a pattern found counts; everything does where this is left out. */
  accepts?: (found: RegExpExecArray, context: RuleContext) => boolean;
}
