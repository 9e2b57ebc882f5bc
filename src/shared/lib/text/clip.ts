/**
 * A text as far as a screen can bear it: a provider may send megabytes where a name belongs.
 *
 * @param limit in UTF-16 units
 * @returns the text itself up to the limit; beyond it, its beginning and an ellipsis
 */
export const clip = (text: string, limit: number): string =>
  // Half of a surrogate pair at the cut would be shown as a broken character.
  text.length <= limit ? text : `${text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '')}…`;
