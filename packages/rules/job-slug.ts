/**
 * The slug that an address was made with: what is around it in a text, such as a bracket or a full stop, becomes part of
 * a pasted link, and some programs write links in capitals. Slugs are `a-z`, `0-9` and single hyphens.
 *
 * @param text last part of the address, decoded
 * @returns null when there is no slug in it
 */
export function slugIn(text: string): string | null {
  return /^[^a-z0-9]*([a-z0-9]+(?:-[a-z0-9]+)*)/.exec(text.toLowerCase())?.[1] ?? null;
}
