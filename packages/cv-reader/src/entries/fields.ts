import type { Labelled } from './rows';

/** Fields of an entry that a label in front of a value, or above a column, names; `period` is its dates. */
export type FieldNames = readonly (readonly [field: string, label: RegExp])[];

/** Names with the patterns of `labels.json` for the words that mean them. */
export const toPatterns = <Name extends string>(table: Record<Name, string>): (readonly [Name, RegExp])[] =>
  (Object.entries(table) as [Name, string][]).map(([name, pattern]) => [name, new RegExp(pattern)]);

export const fieldOf = (names: FieldNames, label: string): string | undefined =>
  names.find(([, pattern]) => pattern.test(label))?.[0];

const NUMBERING = /^(?:no|nomor|#)$/;

/** The fields of the columns of a table by its row of headings; null for a row that is none. */
export function columnsOf(
  names: FieldNames,
  headings: readonly string[],
  toPhrase: (text: string) => string,
): string[] | null {
  const phrases = headings.map((heading) => toPhrase(heading).replace(/^no (?=\p{L})/u, ''));
  const fields = phrases.map((phrase) => (NUMBERING.test(phrase) ? '' : fieldOf(names, phrase)));
  const known = new Set(fields.filter(Boolean)).size;
  const isHead = known > 1 && known * 2 >= headings.length && phrases.every((phrase) => !/\d/.test(phrase));
  return isHead ? fields.map((field) => field ?? 'ignored') : null;
}

/** A labelled value of an entry, when the label is one of the part's. */
export function labelledField(names: FieldNames, labelled: Labelled | null): { field: string; value: string } | null {
  const field = labelled ? fieldOf(names, labelled.label) : undefined;
  return labelled && field !== undefined && field !== '' ? { field, value: labelled.value } : null;
}
