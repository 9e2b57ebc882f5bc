import { normalize } from '@/shared/lib/text';

/** So many options of a long list are shown at once: nobody scrolls more, and a cheap phone is slow to draw them. */
export const SHOWN_OPTIONS = 40;

/**
 * The options whose label contains what was typed, in their order, whatever the case and accents.
 *
 * @param limit how many are wanted at most; the search ends with the last of them
 */
export function firstMatches<T>(
  options: readonly T[],
  labelOf: (option: T) => string,
  typed: string,
  limit: number,
): T[] {
  const wanted = normalize(typed);
  if (wanted === '') return options.slice(0, limit);
  const found: T[] = [];
  for (const option of options) {
    if (found.length === limit) break;
    if (normalize(labelOf(option)).includes(wanted)) found.push(option);
  }
  return found;
}
