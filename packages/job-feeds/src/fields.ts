/** Reads the values of a JobPosting, which schema.org lets come as text, object or list. */
import { RowRefused } from './import-problems';
import { plainText } from './plain-text';
import { quoted, silently, type Warn } from './warnings';

export type JsonObject = Record<string, unknown>;

/** Longest of the short texts such as title and company, in characters. */
export const MAX_TEXT_LENGTH = 200;

/** As much of a short text with its markup is looked at. */
const MAX_RAW_LENGTH = 10_000;

/** Characters that cannot be stored, that a terminal acts on, or that are invisible, such as zero-width spaces. */
const HIDDEN = /[\p{Cc}\p{Surrogate}]|(?!\p{Join_Control}|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu;
/** Joiners and variation selectors that follow no emoji or letter of another script. */
const LOOSE_JOINER = /(?<!\P{ASCII})[\p{Join_Control}\p{Variation_Selector}]+/gu;
/** U+FEFF is invisible, and no space. */
const SPACES = /[^\S\ufeff]+/g;

/** A text with single spaces and without characters that cannot be stored or seen. */
export const withoutHidden = (text: string): string =>
  text.replaceAll(SPACES, ' ').replaceAll(HIDDEN, '').replaceAll(LOOSE_JOINER, '').trim();

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value's items: those of a list, the value itself, or none when it is missing. */
export function itemsOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** In JSON-LD a list of one item is that item. */
export const single = (value: unknown): unknown =>
  Array.isArray(value) && value.length === 1 ? (value as unknown[])[0] : value;

/** The unchanged text of a plain string or of JSON-LD's `{"@value": …}`; undefined for anything else. */
export function rawText(value: unknown): string | undefined {
  const item = single(value);
  const text = isObject(item) ? item['@value'] : item;
  return typeof text === 'string' ? text : undefined;
}

/** A short text without markup, control characters and repeated white space; cut at a word, with a warning. */
function tidied(raw: string, field: string, warn: Warn): string {
  const text = withoutHidden(plainText(raw.slice(0, MAX_RAW_LENGTH)));
  if (text.length <= MAX_TEXT_LENGTH) return text;
  warn('too-long', `${field} is cut at ${MAX_TEXT_LENGTH} characters`);
  const start = text.slice(0, MAX_TEXT_LENGTH - 1);
  return `${start.replace(/\s\S*$/, '').replaceAll(HIDDEN, '')}…`;
}

/** The first of a list that is not empty, with a warning of the others. */
export function firstOf(value: unknown, field: string, warn: Warn): unknown {
  const [first, ...others] = itemsOf(value).filter((item) => item !== null && item !== '');
  if (others.length > 0) warn('further-value', `${field}: only the first of ${others.length + 1} is stored`);
  return first;
}

/** A short text, tidied, or null when it is missing or empty or, with a warning, when it is no text. */
export function shortText(value: unknown, field: string, warn: Warn): string | null {
  const first = firstOf(value, field, warn);
  if (first === undefined || first === null) return null;
  const raw = rawText(first);
  if (raw === undefined) {
    warn('unreadable-value', `${field} is left out: it is not text`);
    return null;
  }
  return tidied(raw, field, warn) || null;
}

/** As `shortText`, but throws RowRefused when it is missing or no text. */
export function requiredText(value: unknown, field: string, warn: Warn): string {
  const text = shortText(value, field, warn);
  if (text !== null) return text;
  const [first] = itemsOf(value);
  const isText = first === undefined || first === null || rawText(first) !== undefined;
  throw new RowRefused(`${field} is ${isText ? 'missing' : 'not text'}`);
}

/** The items of a list in a list, and the categories of one credential. */
const partsOf = (item: unknown): unknown =>
  isObject(item) && Array.isArray(item.credentialCategory) ? item.credentialCategory : item;

/** The name of a list item: the text itself, or the name of a DefinedTerm, an Occupation, a credential, … */
function itemText(item: unknown): string | undefined {
  if (!isObject(item)) return rawText(item);
  return rawText(item) ?? rawText(item.name) ?? itemText(item.credentialCategory) ?? rawText(item.description);
}

/** The texts of a value or list as they stand, without empty ones. What has no text is left out with a warning. */
export function rawTexts(value: unknown, field: string, warn: Warn = silently): string[] {
  const texts = itemsOf(value)
    .flatMap(partsOf)
    .flatMap((item) => {
      if (item === null) return [];
      const text = itemText(item);
      if (text === undefined) warn('unreadable-value', `${field} is left out: ${quoted(json(item))} is not text`);
      return text === undefined ? [] : [text.trim()];
    });
  return texts.filter((text) => text !== '');
}

const json = (value: unknown): string => (typeof value === 'object' ? 'an object' : String(value));

/** The short texts of a value or list, each tidied. */
export function shortTexts(value: unknown, field: string, warn: Warn): string[] {
  return rawTexts(value, field, warn).map((text) => tidied(text, field, warn));
}
