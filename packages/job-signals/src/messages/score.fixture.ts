import { checkAdvertisement } from '../check-advertisement';
import type { Messages } from './message.fixture';

interface Mark {
  kinds: readonly string[];
  start: number;
  end: number;
}

/** Subjects of the exact kinds: a label may name either. */
const SUBJECTS: Record<string, string> = {
  heldPapers: 'identity',
  ownAccount: 'identity',
  oneTimeCode: 'identity',
  keptPay: 'money',
};

const isNamedBy = ({ kinds }: Mark, kind: string): boolean =>
  kinds.includes(kind) || kinds.includes(SUBJECTS[kind] ?? kind);

const MARK = /\[\[([a-zA-Z/]+): ([^\]]*)\]\]/g;

/** A message without its marks, and where they stood. */
function read(marked: string, change: (text: string) => string): { text: string; marks: Mark[] } {
  const marks: Mark[] = [];
  let text = '';
  let end = 0;
  for (const { 0: whole, 1: kinds = '', 2: sentence = '', index } of marked.matchAll(MARK)) {
    text += marked.slice(end, index);
    marks.push({ kinds: kinds.split('/'), start: text.length, end: text.length + sentence.length });
    text += sentence;
    end = index + whole.length;
  }
  return { text: change(text + marked.slice(end)), marks };
}

/** True when a quote has at least half of a marked sentence, or is at least half within it. */
function isOf(quote: string, text: string, { start, end }: Mark): boolean {
  for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at + 1)) {
    const shared = Math.min(at + quote.length, end) - Math.max(at, start);
    if (2 * shared >= Math.min(quote.length, end - start)) return true;
  }
  return false;
}

const shown = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 160);

/**
 * Messages without a right quote, right messages with a signal, and quotes that no mark has, in words.
 *
 * @param change makes another text of the same length of each
 */
export function failuresOf({ asking, subtle, clean }: Messages, change = (text: string): string => text) {
  const missed = (messages: readonly string[]) =>
    messages.flatMap((message) => {
      const { text, marks } = read(message, change);
      const isRight = ({ kind, quote }: { kind: string; quote: string }) =>
        marks.some((mark) => isNamedBy(mark, kind) && isOf(quote, text, mark));
      const found = checkAdvertisement(text);
      return found.some(isRight)
        ? []
        : [`${shown(text)} => ${found.map(({ kind, quote }) => `${kind}: ${shown(quote)}`).join(' | ')}`];
    });
  return {
    asking: missed(asking),
    subtle: missed(subtle),
    clean: clean.flatMap((text) => {
      const found = checkAdvertisement(change(text));
      return found.length > 0 ? [found.map(({ kind, quote }) => `${kind}: ${shown(quote)}`).join(' | ')] : [];
    }),
    unmarked: [...asking, ...subtle].flatMap((message) => {
      const { text, marks } = read(message, change);
      return checkAdvertisement(text)
        .filter(({ kind, quote }) => !marks.some((mark) => isNamedBy(mark, kind) && isOf(quote, text, mark)))
        .map(({ kind, quote }) => `${kind}: ${shown(quote)}`);
    }),
  };
}
