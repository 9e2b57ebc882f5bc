import type { Db } from '../db/client';
import { cities, locations } from '../db/schema';
import type { JobInput, UpsertOutcome } from '../jobs/job-input';
import { upsertJobs, type OnProgress } from '../jobs/job-store';
import { closeVanished, type Identity } from './close-vanished';
import { toCompany } from './employer';
import type { FeedRow } from './feed-row';
import { SHARED_SOURCES, toIdentity } from './identity';
import { ImportError, RowRefused } from './import-problems';
import { toJobInput } from './job-posting';
import { identityKey, mergeDuplicates, type ReadRow } from './merge-duplicates';
import { Places } from './places';
import { storedDuplicates } from './stored-duplicates';

interface RowNote {
  /** Line of the file on which the row starts. */
  line: number;
  text: string;
}

export interface ImportReport {
  counts: Record<UpsertOutcome | 'merged' | 'closed' | 'refused', number>;
  /** Why rows were refused, in the order of the file, as are all notes. */
  refused: RowNote[];
  /** Rows that were no jobs of their own. */
  merged: RowNote[];
  /** What was left out of rows that were stored. */
  warnings: RowNote[];
}

export interface ImportOptions {
  /** What all rows are of, in place of what they say themselves. */
  source?: string;
  /** Whether the feed is whole, so that its jobs which it no longer has are to be closed. */
  sync?: boolean;
  now?: Date;
  onProgress?: OnProgress;
}

interface ReadRows {
  read: ReadRow[];
  refused: RowNote[];
  /** Jobs that the feed has, those of refused rows among them. */
  present: Identity[];
  /** Lines of refused rows that may be of any job. */
  nameless: number[];
}

/** Whose a refused row is, if that at least can be read. */
function identityOf(row: FeedRow): Identity | null {
  try {
    const posting = row.read();
    return toIdentity(posting, { title: '', company: toCompany(posting.hiringOrganization).name, createdAt: null });
  } catch {
    return null;
  }
}

function readRows(rows: readonly FeedRow[], places: Places, source: string | undefined): ReadRows {
  const result: ReadRows = { read: [], refused: [], present: [], nameless: [] };
  const ofSource = <T extends Identity>(row: T): T => (source === undefined ? row : { ...row, source });
  for (const row of rows) {
    try {
      const { job, warnings } = toJobInput(row.read(), places);
      result.read.push({ line: row.line, job: ofSource(job), warnings });
      result.present.push(ofSource(job));
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      result.refused.push({ line: row.line, text: error.message });
      const identity = identityOf(row);
      if (identity && !SHARED_SOURCES.includes(identity.source)) result.present.push(ofSource(identity));
      else result.nameless.push(row.line);
    }
  }
  return result;
}

/** Throws ImportError where jobs could be closed that the feed has, or that are of another feed. */
function requireSyncable({ present, nameless }: ReadRows): void {
  if (nameless.length > 0) {
    throw new ImportError(`--sync cannot tell of which job line ${nameless[0]} is. Nothing was changed.`);
  }
  if (present.some((identity) => SHARED_SOURCES.includes(identity.source))) {
    throw new ImportError('Some rows do not say which feed they are of: name it with --source. Nothing was changed.');
  }
}

/**
 * Stores every sound row, in one transaction, and reports the others with their reasons. Rows that are one job become
 * one, and a job that another source has brought already is not stored again. The master lists must be in place, for
 * places are found in them. Importing the same rows again changes nothing. Throws ImportError when `sync` is asked for
 * and it is not sure which jobs have vanished.
 */
export async function importJobs(db: Db, rows: readonly FeedRow[], options: ImportOptions = {}): Promise<ImportReport> {
  const { source, sync = false, now = new Date(), onProgress } = options;
  const places = new Places(await db.select().from(locations), await db.select().from(cities));
  const feed = readRows(rows, places, source);
  if (sync) requireSyncable(feed);
  const { read, refused } = feed;

  const { kept, merged } = mergeDuplicates(read);
  const known = await storedDuplicates(db, jobsOf(kept), now);
  const fresh = kept.filter(({ job }) => !known.has(identityKey(job)));
  for (const { line, job } of kept) {
    const slug = known.get(identityKey(job));
    if (slug !== undefined) merged.push({ line, text: `another source has it: ${slug}` });
  }

  const counts = { created: 0, updated: 0, unchanged: 0, merged: merged.length, closed: 0, refused: refused.length };
  for (const outcome of await upsertJobs(db, jobsOf(fresh), onProgress)) counts[outcome] += 1;
  if (sync) counts.closed = await closeVanished(db, feed.present, now);
  const warnings = fresh.flatMap(({ line, warnings: texts }) => texts.map((text) => ({ line, text })));
  return { counts, refused, merged: merged.sort((a, b) => a.line - b.line), warnings };
}

const jobsOf = (rows: readonly ReadRow[]): JobInput[] => rows.map(({ job }) => job);
