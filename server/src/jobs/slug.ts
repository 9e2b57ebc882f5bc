import { createHash } from 'node:crypto';
import type { JobInput } from './job-input';

const MAX_LENGTH = 120;
const SUFFIX_LENGTH = 10;

/** A text's letters and digits in lower-case ASCII, joined by hyphens; empty where it has none. */
function asciiWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * The part of a job's address that names it (specification 1, section 2): at most 120 characters of `a-z`, `0-9` and
 * `-`. It ends with a hash of the job's identity at its source, which makes it unique without asking the database.
 */
export function jobSlug({ title, company, source, sourceId }: JobInput): string {
  const suffix = createHash('sha256')
    .update(JSON.stringify([source, sourceId]))
    .digest('hex')
    .slice(0, SUFFIX_LENGTH);
  const words = asciiWords(`${title} ${company.name}`)
    .slice(0, MAX_LENGTH - SUFFIX_LENGTH - 1)
    .replace(/-$/, '');
  return `${words || 'lowongan'}-${suffix}`;
}
