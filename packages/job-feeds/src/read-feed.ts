import type { FeedOptions, FeedRow } from './feed-row';
import { isObject } from './fields';
import { greenhouseRows } from './greenhouse';
import { ImportError } from './import-problems';
import { indeedRows, isIndeed } from './indeed';
import { jsonLdRows } from './json-ld';
import { leverRows } from './lever';
import { xmlRoot } from './xml-root';

export const FEED_FORMATS = ['json-ld', 'greenhouse', 'lever', 'indeed'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

const KINDS =
  'schema.org JobPosting (JSON-LD), the jobs of a Greenhouse board (JSON), postings of Lever (JSON), ' +
  'a feed for Indeed (XML, <source>)';

const HOW_TO_CLOSE = 'To close all jobs of its source: --source NAME --sync --allow-empty.';

const READERS: Record<FeedFormat, (text: string, options: FeedOptions) => FeedRow[]> = {
  'json-ld': (text) => jsonLdRows(text),
  greenhouse: greenhouseRows,
  lever: leverRows,
  indeed: indeedRows,
};

/** The JSON formats, the likelier first: a text is of the first that finds a row of its own. */
const JSON_FORMATS = ['json-ld', 'lever', 'greenhouse'] as const;

function rowsOf(text: string, options: FeedOptions, format: FeedFormat | undefined): FeedRow[] {
  if (format !== undefined) return READERS[format](text, options);
  if (isIndeed(text)) return indeedRows(text, options);
  for (const known of JSON_FORMATS) {
    const rows = READERS[known](text, options);
    if (rows.length > 0) return rows;
  }
  return [];
}

const MAX_DEPTH = 1_000;

/** True when brackets are open in such numbers that reading the text as a whole would take long. */
function isVeryDeep(text: string): boolean {
  let depth = 0;
  for (const [sign] of text.matchAll(/[{}[\]]/g)) {
    depth += sign === '{' || sign === '[' ? 1 : -1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** The value of a JSON text, or why it is none, in one line. */
function parsed(text: string): { value?: unknown; reason?: string } {
  if (isVeryDeep(text)) return { reason: 'it is nested too deeply' };
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { reason: (error as Error).message.replaceAll(/[\s\p{Cc}]+/gu, ' ') };
  }
}

const isNode = (value: unknown): boolean => isObject(value) && '@type' in value;

/** True when a text is a feed of a known kind in which no job is left. */
function isEmptyFeed(text: string, value: unknown): boolean {
  if (isIndeed(text)) return true;
  const graph = isObject(value) ? (value['@graph'] ?? value.jobs ?? (isNode(value) ? [value] : undefined)) : value;
  return Array.isArray(graph) && graph.every(isNode);
}

function whatItIs(text: string, reason: string | undefined): string {
  const root = xmlRoot(text);
  if (root) return `it is XML or HTML with the root <${root.name.slice(0, 50)}>`;
  return reason === undefined ? 'it is JSON of another kind' : `it is not JSON: ${reason}`;
}

/**
 * The rows of a feed, in the format that is given or else the one that it looks like; none of an empty feed where
 * that is allowed. Throws ImportError, which names the file, when it holds no row of its format: a wrong file is noticed
 * before the database is opened.
 */
export function readFeed(
  text: string,
  file: string,
  { format, allowEmpty, ...options }: FeedOptions & { format?: FeedFormat; allowEmpty?: boolean } = {},
): FeedRow[] {
  const rows = rowsOf(text, options, format);
  if (rows.length > 0) return rows;
  const { value, reason } = parsed(text);
  if (isEmptyFeed(text, value)) {
    if (allowEmpty) return [];
    throw new ImportError(`${file} is a feed without a job. ${HOW_TO_CLOSE}`);
  }
  const found = whatItIs(text, reason);
  throw new ImportError(`${file} is of no kind that is read: ${found}. These kinds are read: ${KINDS}.`);
}
