import { toPhrase } from '@titian/rules/words';
import { isSaying } from './dates';
import labels from './labels.json';
import type { Labelled } from './rows';

/** Fields of an entry that a label in front of a value, or above a column, names; `period` is its dates. */
export type FieldNames = readonly (readonly [field: string, label: RegExp])[];

/** Names with the patterns of `labels.json` for the words that mean them. */
export const toPatterns = <Name extends string>(table: Record<Name, string>): (readonly [Name, RegExp])[] =>
  (Object.entries(table) as [Name, string][]).map(([name, pattern]) => [name, new RegExp(pattern)]);

/** The same of the fields of an entry, whose patterns are whole words, and those of dates the same everywhere. */
const toFields = (table: Record<string, string>): FieldNames =>
  Object.entries(table).map(([name, pattern]) => [name, new RegExp(`(?<!\\S)(?:${pattern || labels.period})(?!\\S)`)]);

export const EDUCATION_FIELDS = toFields(labels.education);
export const WORK_FIELDS = toFields(labels.workExperience);
export const ORGANISATION_FIELDS = toFields(labels.organizationExperience);
export const TRAINING_FIELDS = toFields(labels.training);
export const ACHIEVEMENT_FIELDS = toFields(labels.achievement);

/** The fields of each section. */
export const TABLES = [EDUCATION_FIELDS, WORK_FIELDS, ORGANISATION_FIELDS, TRAINING_FIELDS, ACHIEVEMENT_FIELDS];

const PATTERNS = [...TABLES.flat().map(([, pattern]) => pattern.source), ...Object.values(labels.person)];

/** The words of labels. */
const WORDS = new Set([...PATTERNS, labels.joining].join(' ').match(/[a-z]+/g));

/** True for a text of nothing but words of labels. */
export const isOfLabels = (phrase: string): boolean => phrase.split(' ').every((word) => WORDS.has(word));

/** The field that a label names: the first one of which it has a word. */
export const fieldOf = (names: FieldNames, label: string): string | undefined =>
  isOfLabels(label) ? names.find(([, pattern]) => pattern.test(label))?.[0] : undefined;

const NUMBERING = /^(?:no|nomor|#)$/;

/** Between the alternatives of a heading, "Organisasi/Komunitas", and between the values of such a column. */
export const BETWEEN = /[/&|,+]|\s(?:dan|atau|and|or)\s/i;

/** The field of a column by its heading; the fields of "Perusahaan/Jabatan" have a slash between them. */
function columnOf(names: FieldNames, heading: string, index: number): string | undefined {
  const phrase = toPhrase(heading);
  if (index === 0 && NUMBERING.test(phrase)) return '';
  const parts = heading.split(BETWEEN).map((part) => fieldOf(names, toPhrase(part)));
  const known = [...new Set(parts.filter((field) => field && field !== 'ignored'))];
  return known.length > 1 ? known.join('/') : (fieldOf(names, phrase) ?? known[0]);
}

/** The fields of the columns of a table by its row of headings; null for a row that is none. */
export function columnsOf(names: FieldNames, headings: readonly string[]): string[] | null {
  const fields = headings.map(
    (heading, index) => columnOf(names, heading, index) ?? (isSaying(heading) ? 'period' : undefined),
  );
  const known = new Set(fields.filter(Boolean)).size;
  // "No." is above the numbers of rows.
  const isLikely = known > 1 ? known * 2 >= headings.length : known > 0 && fields.includes('');
  const isHead = isLikely && headings.every((heading) => !/\d/.test(heading));
  return isHead ? fields.map((field) => field ?? 'unknown') : null;
}

/** A labelled value of an entry, when the label is one of the part's. */
export function labelledField(names: FieldNames, labelled: Labelled | null): { field: string; value: string } | null {
  const field = labelled ? fieldOf(names, labelled.label) : undefined;
  return labelled && field !== undefined && field !== '' ? { field, value: labelled.value } : null;
}
