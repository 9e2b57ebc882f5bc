import { RowRefused } from './import-problems';
import type { JsonObject } from './fields';

/** A row of a feed, whatever the feed's format. */
export interface FeedRow {
  /** Line of the file on which the row starts, the first being 1. */
  line: number;
  /** Gives the row as a schema.org JobPosting. Throws RowRefused for what is none. */
  read: () => JsonObject;
}

/** What the person who imports knows of a feed and the feed itself does not say. */
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
