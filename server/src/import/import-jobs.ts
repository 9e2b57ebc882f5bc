import { HIDDEN_EMPLOYER } from '@titian/rules/hidden-employer';
import type { Db } from '../db/client';
import { cities, locations } from '../db/schema';
import type { JobInput, UpsertOutcome } from '../jobs/job-input';
import { upsertJobs, type OnProgress } from '../jobs/job-store';
import { closeVanished } from './close-vanished';
import {
  type FeedRow,
  SHARED_SOURCES,
  identityOf,
  type Identity,
  ImportError,
  RowAbroad,
  RowRefused,
  toJobInput,
  Places,
  type Warning,
  type WarningKind,
} from '@titian/job-feeds';
import { identityKey, mergeDuplicates, type ReadRow } from './merge-duplicates';
import { giveNewIds, renamedJobs, settleAddresses } from './renamed-jobs';
import { settleIdentities } from './settle-identities';
import { storedDuplicates } from './stored-duplicates';

interface RowNote {
  /** Line of the file on which the row starts. */
  line: number;
  text: string;
}

/** A new row looks like a stored job under another id. */
type NewId = 'new-id';

interface LineWarning extends Omit<Warning, 'kind'> {
  kind: WarningKind | NewId;
  line: number;
}

export interface ImportReport {
  counts: Record<UpsertOutcome | 'merged' | 'closed' | 'refused', number>;
  /** Why rows were refused, in the order of the file, as are all notes. */
  refused: RowNote[];
  /** Rows that were no jobs of their own. */
  merged: RowNote[];
  /** Values that were not stored as the rows have them. */
  warnings: LineWarning[];
  /** How many warnings there are of each kind, and on which lines. */
  warningKinds: Partial<Record<LineWarning['kind'], { count: number; lines: number[] }>>;
}

export interface ImportOptions {
  /** The source of all rows, instead of the sources that they name. */
  source?: string;
  /** True when the feed is whole, so that its jobs which it no longer has are to be closed. */
  sync?: boolean;
  /** True when a feed without a job may close all jobs of its source. */
  allowEmpty?: boolean;
  now?: Date;
  onProgress?: OnProgress;
}

interface ReadRows {
  read: ReadRow[];
  refused: RowNote[];
  /** Identities of refused rows, which may be those of stored jobs. */
  present: Identity[];
  /** Lines of refused rows that may be of any job. */
  nameless: number[];
}

function readRows(rows: readonly FeedRow[], places: Places, { source, now }: ImportOptions): ReadRows {
  const result: ReadRows = { read: [], refused: [], present: [], nameless: [] };
  const ofSource = <T extends Identity>(row: T): T => (source === undefined ? row : { ...row, source });
  for (const row of rows) {
    try {
      const { job, warnings, named } = toJobInput(row.read(), places, now);
      // The identifiers of a hidden employer are those of the feed where that has a name.
      const isOfFeed = source !== undefined && job.source === HIDDEN_EMPLOYER;
      const isIdentified = isOfFeed || !SHARED_SOURCES.includes(job.source);
      result.read.push({ line: row.line, job: ofSource(job), warnings, named, isIdentified });
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      result.refused.push({ line: row.line, text: error.message });
      // Jobs abroad are not stored.
      if (error instanceof RowAbroad) continue;
      const identity = identityOf(row);
      if (identity && !SHARED_SOURCES.includes(identity.source)) result.present.push(ofSource(identity));
      else result.nameless.push(row.line);
    }
  }
  return result;
}

/** Throws ImportError where jobs could be closed that the feed has, or that are of another feed. */
function requireSyncable({ read, present, nameless }: ReadRows, { source, allowEmpty }: ImportOptions): void {
  if (nameless.length > 0) {
    throw new ImportError(`--sync cannot tell of which job line ${nameless[0]} is. Nothing was changed.`);
  }
  const isEmpty = read.length === 0 && present.length === 0;
  if (isEmpty && !allowEmpty) {
    throw new ImportError(
      'The feed has no job, so that --sync would close all of its source. If that is meant, add --allow-empty. ' +
        'Nothing was changed.',
    );
  }
  const isShared = read.some(({ job }) => SHARED_SOURCES.includes(job.source));
  if (isShared || (isEmpty && source === undefined)) {
    throw new ImportError('Some rows do not say which feed they are of: name it with --source. Nothing was changed.');
  }
}

function kindsOf(warnings: readonly LineWarning[]): ImportReport['warningKinds'] {
  const kinds: ImportReport['warningKinds'] = {};
  for (const { kind, line } of warnings) {
    const known = (kinds[kind] ??= { count: 0, lines: [] });
    known.count += 1;
    if (known.lines.at(-1) !== line) known.lines.push(line);
  }
  return kinds;
}

const newIdText = (slug: string): string =>
  `${slug} has its title, company, place and text, under an id that this file does not have: --sync takes them for one job`;

const byLine = (a: { line: number }, b: { line: number }): number => a.line - b.line;

/**
 * Stores every sound row, in one transaction, and reports the others with their reasons. Rows that are one job become
 * one, and a job that another source has brought already is not stored again. With `sync`, a job that vanished and is there
 * under another id stays the same job; without it, there is a warning. The master lists must be in place, for places are found
 * in them. Importing the same rows again changes nothing. Throws ImportError when `sync` is requested and it is not sure which
 * jobs have vanished.
 */
export async function importJobs(db: Db, rows: readonly FeedRow[], options: ImportOptions = {}): Promise<ImportReport> {
  const { source, sync = false, now = new Date(), onProgress } = options;
  const places = new Places(await db.select().from(locations), await db.select().from(cities));
  const feed = readRows(rows, places, { source, now });
  if (sync) requireSyncable(feed, options);
  const { read, refused } = feed;
  await settleIdentities(db, read);
  const present = () => ({ jobs: read.map(({ job }) => job), refused: feed.present, source });

  const { kept, merged } = mergeDuplicates(read);
  const known = await storedDuplicates(db, kept, now);
  const fresh = kept.filter(({ job }) => !known.has(identityKey(job)));
  for (const { line, job } of kept) {
    const slug = known.get(identityKey(job));
    if (slug !== undefined) merged.push({ line, text: `another source has it: ${slug}` });
  }

  const renamed = await renamedJobs(db, fresh, present());
  if (sync) await giveNewIds(db, renamed);
  await settleAddresses(db, fresh);

  const counts = { created: 0, updated: 0, unchanged: 0, merged: merged.length, closed: 0, refused: refused.length };
  for (const outcome of await upsertJobs(db, jobsOf(fresh), onProgress)) counts[outcome] += 1;
  if (sync) counts.closed = await closeVanished(db, present(), now);
  const warnings = fresh
    .flatMap(({ line, warnings: all }): LineWarning[] => all.map((warning) => ({ line, ...warning })))
    .concat(sync ? [] : renamed.map(({ row, slug }) => ({ line: row.line, kind: 'new-id', text: newIdText(slug) })))
    .sort(byLine);
  return {
    counts,
    refused: refused.sort(byLine),
    merged: merged.sort(byLine),
    warnings,
    warningKinds: kindsOf(warnings),
  };
}

const jobsOf = (rows: readonly ReadRow[]): JobInput[] => rows.map(({ job }) => job);
