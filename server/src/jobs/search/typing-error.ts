/** The longest run from the beginning that both words share. */
function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/**
 * Whether two different words are one typing error apart: one letter added, missing, changed, or two neighbours
 * swapped. Both have four letters or more and one of them five, for short words are often others by one letter.
 */
export function isOneTypingErrorApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short === long || short.length < 4 || long.length < 5 || long.length - short.length > 1) return false;
  const start = sharedStart(short, long);
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);
  const isChanged = short.slice(start + 1) === long.slice(start + 1);
  const isSwapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return isChanged || (isSwapped && short.slice(start + 2) === long.slice(start + 2));
}
