import { promiseComparer } from './high-pay';
import { signalsIn } from './find-signals';
import { readMessage, toPlain } from './read-sentences';
import { MESSAGE_RULES } from './rules';
import { ABROAD } from './rules/abroad';
import { EXACT_KINDS, isExact } from './signal';
import type { SignalKind } from './signal';
import { isQuestion, isShown, isToTheState, offersWork, reports, requests, warns, isOwnPayment } from './speaker';
import { toStandardWords } from './standard-words';
import type { PaidJob } from './vacancy';
import { isWork, withoutBrackets } from './words';

/** Characters that are read, of the text and of its plain letters: one sign may be a word of eighteen. */
const MAX_CHARACTERS = 10_000;
/** Sentences that are read: lines of twenty characters. */
const MAX_SENTENCES = 500;
/** Rules of what is worth a question even in a text that offers no work. */
const ALWAYS: readonly SignalKind[] = ['oneTimeCode', 'ownAccount', 'file', 'task'];
/** Subjects that are worth a question in a text that does not tell its business. */
const IN_DOUBT: readonly SignalKind[] = [
  'abroad',
  'impersonation',
  'link',
  'identity',
  'heldPapers',
  'money',
  'keptPay',
  'highPay',
];
/** A number to write to, and a mailbox of a free provider: honest advertisements have them too. */
const isCommon = (rule: string, text: string): boolean =>
  ['chat-address', 'chat-asked'].includes(rule) || (rule === 'free-mail' && !/\b(?:pt|persero|tbk)\b/.test(text));

/** A demand without a verb, by a writer who warns of others. */
const NAMES_A_PRICE =
  /\b(?:biaya|uang|dp|deposit|administrasi|jaminan|lewat saya)\b.{0,30}\d|\basli di ?(?:tahan|titip)/;
const exactKind = (rule: string, kind: SignalKind): SignalKind => (isExact(rule) ? EXACT_KINDS[rule] : kind);

/** A vacancy without a fact: a message states none. */
const NO_FACTS = {
  id: '',
  title: '',
  workingType: null,
  functionOfInterest: null,
  minEducation: null,
  minExperienceMonths: null,
  minSalary: null,
  maxSalary: null,
  description: '',
  requirements: '',
};

/**
 * The sentences of an advertisement or a message that a reader may want to check, each with its kind, in the order of the
 * text. Nothing is fetched: a link is read, not opened. Specification 4, section 14.
 *
 * @param text as it was written, with its line breaks
 * @param options.pay vacancies that pay is compared with where the text names their work
 * @returns `quote` is a part of `text` as it was written
 */
export function checkAdvertisement(
  text: string,
  { pay = [] }: { pay?: readonly PaidJob[] } = {},
): { kind: SignalKind; quote: string }[] {
  const sentences = readMessage(text.slice(0, MAX_CHARACTERS))
    .slice(0, MAX_SENTENCES)
    .map((sentence) => ({
      ...sentence,
      plain: withoutBrackets(toStandardWords(sentence.plain.slice(0, MAX_CHARACTERS)), isWork),
    }));
  const whole = toStandardWords(toPlain(text.slice(0, MAX_CHARACTERS)).slice(0, MAX_CHARACTERS));
  const isWarning = warns(whole);
  const offersAny = offersWork(whole);
  const isAbroad = ABROAD.test(whole);
  // Its first lines name the work.
  const title = sentences
    .slice(0, 2)
    .map(({ plain }) => plain)
    .join(' ');
  const promisesFarMore = promiseComparer({ ...NO_FACTS, title }, whole, pay);
  const found = sentences.flatMap((sentence, index) => {
    const { plain } = sentence;
    if (
      warns(plain) ||
      isQuestion(plain) ||
      (isWarning && (reports(plain) || !(requests(plain) || (offersAny === true && NAMES_A_PRICE.test(plain)))))
    )
      return [];
    const context = {
      title,
      sentence,
      previous: sentences[index - 1]?.plain ?? '',
      next: sentences[index + 1]?.plain ?? '',
      text: whole,
      offers: offersAny,
      isAbroad,
    };
    const signals: { rule: string; kind: SignalKind }[] = signalsIn(context, MESSAGE_RULES, exactKind);
    if (!isAbroad && promisesFarMore(sentence)) {
      signals.push({ rule: 'pay', kind: 'highPay' });
    }
    const isMoney = ({ kind }: { kind: SignalKind }): boolean => kind === 'money';
    const asksMoney = !isToTheState(plain) && !isOwnPayment(plain);
    return signals
      .filter((signal) => !isShown(signal.rule, plain) && (asksMoney || !isMoney(signal)))
      .map(({ rule, kind }) => ({
        rule,
        kind: exactKind(rule, kind),
        quote: text.slice(sentence.start, sentence.end).trim(),
      }));
  });
  const offers = found.some(({ kind }) => kind === 'task') ? true : offersAny;
  const counted = found.filter(
    ({ rule, kind }) =>
      offers === true || ALWAYS.includes(kind) || (offers === null && IN_DOUBT.includes(kind) && rule !== 'link-short'),
  );
  if (counted.every(({ rule }) => isCommon(rule, whole))) return [];
  const each = new Map(counted.map(({ kind, quote }) => [`${kind} ${quote}`, { kind, quote }]));
  return [...each.values()];
}
