/** Both words are at least this long, … */
export const SHORTEST_CORRECTED = 4;
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
  Math.min(typed.length, word.length) >= SHORTEST_CORRECTED &&
  Math.max(typed.length, word.length) >= LONG &&
  isOneEdit(typed, word);

/** From this length on, a word may be told with two errors. */
const VERY_LONG = 8;

/** True when one letter added, left out, changed or swapped makes a word that is one more such step away. */
function isTwoEdits(a: string, b: string): boolean {
  for (let at = 0; at <= Math.min(a.length, b.length); at += 1) {
    if (a[at] === b[at]) continue;
    const [restA, restB] = [a.slice(at), b.slice(at)];
    const swapped = restA.charAt(1) + restA.charAt(0) + restA.slice(2);
    return [
      [restA.slice(1), restB],
      [restA, restB.slice(1)],
      [restA.slice(1), restB.slice(1)],
      [swapped, restB],
    ].some(([left = '', right = '']) => left === right || isOneEdit(left, right));
  }
  return false;
}

/** True when a long typed word may stand for another by two typing errors. */
export const isTwoErrors = (typed: string, word: string): boolean =>
  Math.min(typed.length, word.length) >= VERY_LONG &&
  typed[0] === word[0] &&
  Math.abs(typed.length - word.length) <= 2 &&
  isTwoEdits(typed, word);
