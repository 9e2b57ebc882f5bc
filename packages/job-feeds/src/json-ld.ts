import { isObject } from './fields';
import { problemRows, type FeedRow } from './feed-row';
import { resolveReferences } from './graph-references';
import { isJobPosting } from './job-posting';
import type { JsonRow } from './json-rows';

/** Pages and lists that hold postings hold them in a few levels. */
const MAX_DEPTH = 8;

/** The postings in a node of another type, such as those of an `ItemList` or the `mainEntity` of a page. */
function postingsIn(value: unknown, depth = 0): unknown[] {
  if (isJobPosting(value)) return [value];
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return [];
  return Object.values(value).flatMap((part: unknown) => postingsIn(part, depth + 1));
}

/** True when a value is a node of a graph that is of another type, or that only refers to one. */
const isOtherNode = (value: unknown): boolean =>
  isObject(value) && (typeof value['@type'] === 'string' || Array.isArray(value['@type']) || '@id' in value);

function whatItIs(value: unknown): string {
  if (!isObject(value)) return 'not an object';
  return value['@type'] === undefined ? 'without @type' : 'its @type is no text';
}

/** The rows of a JSON-LD document; without a single JobPosting there are none. Nodes of other types are no rows. */
export function jsonLdRows(rows: readonly JsonRow[]): FeedRow[] {
  const found = rows.map((row) => ({ ...row, postings: postingsIn(row.value) }));
  if (!found.some(({ postings }) => postings.length > 0)) return [];
  const resolved = resolveReferences(rows.map(({ value }) => value));
  return found.flatMap(({ line, value, problem, postings }): FeedRow[] => {
    if (problem !== undefined) return problemRows([{ line, problem }]);
    if (postings.length > 0) return postings.map((posting) => ({ line, read: () => resolved(posting) }));
    return isOtherNode(value) ? [] : problemRows([{ line, problem: `it is no JobPosting: ${whatItIs(value)}` }]);
  });
}
