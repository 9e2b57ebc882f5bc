import type { StatedTexts } from '@titian/rules/stated-texts';
import { shortText } from './fields';
import { silently } from './warnings';

/** Longer words are cut. */
const MAX_LENGTH = 100;

/** Says that there is nothing to say. */
const NOTHING = /^(?:[^\p{L}\d]*|0+|n\/?a|null|none|unspecified|any|other|lainnya|tidak (?:ada|di\p{L}+))$/iu;

/** A value that cannot be stored, as the row words it, up to 100 characters; null for what says nothing. */
export function asStated(value: unknown): string | null {
  const text = shortText(value, '', silently) ?? '';
  if (NOTHING.test(text)) return null;
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1).trim()}…` : text;
}

/** The words of the row for values that cannot be stored; empty for none. */
export function statedTexts(given: Record<keyof StatedTexts, unknown>): { stated?: StatedTexts } {
  const texts = Object.entries(given).map(([field, value]) => [field, asStated(value)] as const);
  const stated = texts.filter(([, text]) => text !== null);
  return stated.length > 0 ? { stated: Object.fromEntries(stated) } : {};
}
