import { language } from '@/shared/lib/language';

/**
 * A text as far as a screen can bear it: a provider may send megabytes where a name belongs.
 *
 * @param limit in UTF-16 units
 * @returns the text itself up to the limit; beyond it, its beginning and an ellipsis
 */
export const clip = (text: string, limit: number): string =>
  // Half of a surrogate pair at the cut would be shown as a broken character.
  text.length <= limit ? text : `${text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '')}…`;

/** Characters that a card shows of a name: more is a mistake, which would stall a phone. */
const MAX_NAME_LENGTH = 300;

/** A text of the provider without white space around it; null for none. */
export const toText = (text: string | null | undefined): string | null => text?.trim() || null;

/** The same for a name, as far as a card can bear it. Not for an address, which is none any more without its end. */
export const toName = (text: string | null | undefined): string | null =>
  clip(toText(text) ?? '', MAX_NAME_LENGTH) || null;

/** Between the parts of a line. The line breaks after the dot, never before it. */
export const PART_SEPARATOR = '\u00a0· ';

/**
 * A whole number as the language writes it: "1.234.567", or "1,234,567" in English. Not `Intl.NumberFormat`, whose
 * first use costs a slow phone a tenth of a second.
 *
 * @param value rounded to a whole number
 */
export const groupDigits = (value: number): string =>
  Number.isFinite(value) ? value.toFixed(0).replace(/\B(?=(\d{3})+$)/g, language() === 'id' ? '.' : ',') : '–';
