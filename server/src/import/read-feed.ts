import type { FeedOptions, FeedRow } from './feed-row';
import { greenhouseRows, isGreenhouse } from './greenhouse';
import { ImportError } from './import-problems';
import { indeedRows, isIndeed } from './indeed';
import { jsonLdRows } from './json-ld';
import { isLever, leverRows } from './lever';
import { parseJson } from './parse-json';

export const FEED_FORMATS = ['json-ld', 'greenhouse', 'lever', 'indeed'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

const NAMES: Record<FeedFormat, string> = {
  'json-ld': 'schema.org JobPosting',
  greenhouse: 'job of a Greenhouse job board',
  lever: 'posting of Lever',
  indeed: 'job of an Indeed feed',
};

function detectFormat(text: string, file: string): FeedFormat {
  if (isIndeed(text)) return 'indeed';
  const value = parseJson(text, file);
  if (isGreenhouse(value)) return 'greenhouse';
  return isLever(value) ? 'lever' : 'json-ld';
}

function rowsOf(text: string, file: string, format: FeedFormat, options: FeedOptions): FeedRow[] {
  if (format === 'indeed') return indeedRows(text, file, options);
  parseJson(text, file);
  if (format === 'greenhouse') return greenhouseRows(text, options);
  return format === 'lever' ? leverRows(text, options) : jsonLdRows(text);
}

/**
 * The rows of a feed, in the format that is given or else the one that it looks like. Throws ImportError, which names
 * the file, when it holds no row of its format: a wrong file is noticed before the database is opened.
 */
export function readFeed(
  text: string,
  file: string,
  { format, ...options }: FeedOptions & { format?: FeedFormat } = {},
) {
  const known = format ?? detectFormat(text, file);
  const rows = rowsOf(text, file, known, options);
  if (rows.length === 0) throw new ImportError(`${file} holds no ${NAMES[known]}.`);
  return rows;
}
