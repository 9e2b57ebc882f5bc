import { isObject } from './fields';
import type { FeedRow } from './feed-row';
import { RowRefused } from './import-problems';
import { isJobPosting } from './job-posting';
import { jsonRows } from './json-rows';

function typeOf(row: unknown): string {
  if (!isObject(row)) return 'not an object';
  const type = row['@type'];
  if (type === undefined) return 'without @type';
  return typeof type === 'string' ? `of type ${JSON.stringify(type.slice(0, 100))}` : 'of other types';
}

/** The rows of a JSON-LD text; without a single JobPosting there are none. */
export function jsonLdRows(json: string): FeedRow[] {
  const rows = [...jsonRows(json)].map((row) => ({ line: row.line, value: JSON.parse(row.json) as unknown }));
  if (!rows.some(({ value }) => isJobPosting(value))) return [];
  return rows.map(({ line, value }) => ({
    line,
    read: () => {
      if (isJobPosting(value)) return value;
      throw new RowRefused(`it is no JobPosting: ${typeOf(value)}`);
    },
  }));
}
