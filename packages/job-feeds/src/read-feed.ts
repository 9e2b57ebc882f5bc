import type { FeedOptions, FeedRow } from './feed-row';
import { isObject } from './fields';
import { greenhouseRows, JOBS_KEY } from './greenhouse';
import { ImportError } from './import-problems';
import { indeedRows, isIndeed } from './indeed';
import { jsonLdRows } from './json-ld';
import { jsonRows, NotJson } from './json-rows';
import { leverRows } from './lever';
import { xmlRoot } from './xml-root';

export const FEED_FORMATS = ['json-ld', 'greenhouse', 'lever', 'indeed'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

const KINDS =
  'schema.org JobPosting (JSON-LD), the jobs of a Greenhouse board (JSON), postings of Lever (JSON), ' +
  'a feed for Indeed (XML, <source>)';

const HOW_TO_CLOSE = 'To close all jobs of its source: --source NAME --sync --allow-empty.';

/** The rows of a text in a format, or in the first one in which it has a row of its own. */
function rowsOf(text: string, options: FeedOptions, format: FeedFormat | undefined): FeedRow[] {
  if (format === 'indeed' || (format === undefined && isIndeed(text))) return indeedRows(text, options);
  if (format === 'greenhouse') return greenhouseRows(jsonRows(text, JOBS_KEY), options);
  const rows = jsonRows(text);
  const postings = format === 'lever' ? [] : jsonLdRows(rows);
  if (postings.length > 0 || format === 'json-ld') return postings;
  const others = leverRows(rows, options);
  return others.length > 0 || format === 'lever' ? others : greenhouseRows(jsonRows(text, JOBS_KEY), options);
}

const isNode = (value: unknown): boolean => isObject(value) && '@type' in value;

/** True when a text is a feed of a known kind in which no job is left. Throws NotJson. */
const isEmptyFeed = (text: string): boolean =>
  isIndeed(text) || [undefined, JOBS_KEY].some((key) => jsonRows(text, key).every(({ value }) => isNode(value)));

/** The rows of a feed, null for a feed without a job, or what the text is instead. */
function rowsOrKind(text: string, options: FeedOptions, format: FeedFormat | undefined): FeedRow[] | string | null {
  try {
    const rows = rowsOf(text, options, format);
    if (rows.length > 0) return rows;
    return isEmptyFeed(text) ? null : 'it is JSON of another kind';
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    const root = xmlRoot(text);
    return root ? `it is XML or HTML with the root <${root.name.slice(0, 50)}>` : error.message;
  }
}

/**
 * The rows of a feed, in the format that is given or else the one that it looks like; none of an empty feed where
 * that is allowed. Throws ImportError, which names the file, when it holds no row of its format, and for a JSON feed that is
 * broken, with the line: a wrong file is noticed before the database is opened.
 */
export function readFeed(
  text: string,
  file: string,
  { format, allowEmpty, ...options }: FeedOptions & { format?: FeedFormat; allowEmpty?: boolean } = {},
): FeedRow[] {
  const found = rowsOrKind(text, options, format);
  if (Array.isArray(found)) return found;
  if (found !== null)
    throw new ImportError(`${file} is of no kind that is read: ${found}. These kinds are read: ${KINDS}.`);
  if (allowEmpty) return [];
  throw new ImportError(`${file} is a feed without a job. ${HOW_TO_CLOSE}`);
}
