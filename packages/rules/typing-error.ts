/** Both words are at least this long, … */
export const MIN_CORRECTED_LENGTH = 4;
/** … and one of them this long: in shorter words, one letter makes another word. */
const LONG = 5;

/** True when one letter was added, left out, changed or swapped with its neighbour. */
function isOneEdit(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return short.slice(at + 1) === long.slice(at + 1) || (swapped && short.slice(at + 2) === long.slice(at + 2));
}

/** True when a typed word may stand for another by one typing error. See packages/job-search/README.md, rule 4. */
export const isTypingError = (typed: string, word: string): boolean =>
  typed !== word &&
  Math.min(typed.length, word.length) >= MIN_CORRECTED_LENGTH &&
  Math.max(typed.length, word.length) >= LONG &&
  isOneEdit(typed, word);
