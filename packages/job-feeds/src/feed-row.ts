import { RowRefused } from './import-problems';
import { isObject, itemsOf, type JsonObject } from './fields';
import type { JsonRow } from './json-rows';

/** A row of a feed, whatever the feed's format. */
export interface FeedRow {
  /** Line of the file on which the row starts, the first being 1. */
  line: number;
  /** Gives the row as a schema.org JobPosting, `unstored` with the names of fields that it has no place for. Throws RowRefused for what is none. */
  read: () => JsonObject;
}

/** Rows that are refused, for they are no whole rows of their format. */
export function problemRows(rows: readonly { line: number; problem: string }[]): FeedRow[] {
  return rows.map(({ line, problem }) => ({
    line,
    read: () => {
      throw new RowRefused(problem);
    },
  }));
}

/** The rows of a JSON text as those of a feed, whose values `toPosting` makes postings of. */
export function feedRows(rows: readonly JsonRow[], toPosting: (value: unknown) => JsonObject): FeedRow[] {
  return rows.flatMap(({ line, value, problem }) =>
    problem === undefined ? [{ line, read: () => toPosting(value) }] : problemRows([{ line, problem }]),
  );
}

const hasValue = (value: unknown): boolean =>
  itemsOf(value).some((item) => item !== '' && !(isObject(item) && Object.keys(item).length === 0));

/** The fields that carry a value, out of those of a format that are not stored; the report names them. */
export const unstored = (row: JsonObject, fields: readonly string[]): string[] =>
  fields.filter((field) => hasValue(row[field]));

/** Facts about a feed that the operator gives and the feed itself does not have. */
export interface FeedOptions {
  /** The employer of rows that name none. */
  company?: string;
}

/** The employer that a row names, or else the one given for the feed. Throws RowRefused without either. */
export function employer(named: unknown, given: string | undefined): unknown {
  const known = named ?? given;
  if (known === undefined) throw new RowRefused('it names no employer: give one with --company');
  return known;
}
