/** Reads the values of a JobPosting, which schema.org lets come as text, object or list. */
import { RowRefused } from './import-problems';

export type JsonObject = Record<string, unknown>;

/** Longest of the short texts such as title and company, in characters. */
export const MAX_TEXT_LENGTH = 200;

/** Characters that cannot be stored, that a terminal acts on, or that turn the direction of the text around them. */
const CONTROL = /[\p{Cc}\p{Surrogate}\u202a-\u202e\u2066-\u2069]/u;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value's items: those of a list, the value itself, or none when it is missing. */
export function itemsOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** A text as it stands, out of plain text or JSON-LD's `{"@value": …}`; undefined for anything else. */
export function rawText(value: unknown): string | undefined {
  const text = isObject(value) ? value['@value'] : value;
  return typeof text === 'string' ? text : undefined;
}

function tidied(raw: string, field: string, maxLength: number): string {
  const text = raw.replaceAll(/\s+/g, ' ').trim();
  if (CONTROL.test(text)) throw new RowRefused(`${field} holds control characters`);
  if (text.length > maxLength) throw new RowRefused(`${field} is longer than ${maxLength} characters`);
  return text;
}

/**
 * A short text with its white space tidied, or null when it is missing or empty.
 * Throws RowRefused when it is no text, too long, or holds control characters.
 */
export function shortText(value: unknown, field: string, maxLength = MAX_TEXT_LENGTH): string | null {
  if (value === undefined || value === null) return null;
  const raw = rawText(value);
  if (raw === undefined) throw new RowRefused(`${field} is not text`);
  return tidied(raw, field, maxLength) || null;
}

/** As `shortText`, and throws RowRefused when it is missing. */
export function requiredText(value: unknown, field: string): string {
  const text = shortText(value, field);
  if (text === null) throw new RowRefused(`${field} is missing`);
  return text;
}

/** What names an item of a list: the text itself, or the name of a DefinedTerm, an Occupation, a credential, … */
function itemText(item: unknown): string | undefined {
  if (!isObject(item)) return rawText(item);
  return rawText(item) ?? rawText(item.name) ?? rawText(item.credentialCategory) ?? rawText(item.description);
}

/** The texts of a value or list as they stand, without empty ones. Throws RowRefused for what has no text. */
export function rawTexts(value: unknown, field: string): string[] {
  const texts = itemsOf(value).map((item) => {
    const text = itemText(item);
    if (text === undefined) throw new RowRefused(`${field} is neither text nor a list of texts`);
    return text.trim();
  });
  return texts.filter((text) => text !== '');
}

/** The short texts of a value or list, white space tidied. Throws RowRefused as `shortText` does. */
export function shortTexts(value: unknown, field: string): string[] {
  return rawTexts(value, field).map((text) => tidied(text, field, MAX_TEXT_LENGTH));
}
