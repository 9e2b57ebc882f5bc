import type { Db } from '../db/client';
import { cities, locations } from '../db/schema';
import type { JobInput, UpsertOutcome } from '../jobs/job-input';
import { upsertJobs, type OnProgress } from '../jobs/job-store';
import { isObject } from './fields';
import { ImportError, RowRefused } from './import-problems';
import { isJobPosting, toJobInput } from './job-posting';
import { jsonRows, type JsonRow } from './json-rows';
import { Places } from './places';

export interface RowNote {
  /** Line of the file on which the row starts. */
  line: number;
  text: string;
}

export interface ImportReport {
  counts: Record<UpsertOutcome | 'refused', number>;
  /** Why rows were refused, in the order of the file. */
  refused: RowNote[];
  /** What was left out of rows that were stored, in the order of the file. */
  warnings: RowNote[];
}

/** Jobs that were read, with what there is to say about the rows. */
interface ReadRows extends Pick<ImportReport, 'refused' | 'warnings'> {
  jobs: JobInput[];
}

/** Lines on which jobs stand, by their identity. */
type Seen = Map<string, number>;

function typeOf(row: unknown): string {
  if (!isObject(row)) return 'not an object';
  const type = row['@type'];
  if (type === undefined) return 'without @type';
  return typeof type === 'string' ? `of type ${JSON.stringify(type.slice(0, 100))}` : 'of other types';
}

function readRow({ line, json }: JsonRow, places: Places, seen: Seen) {
  const row: unknown = JSON.parse(json);
  if (!isJobPosting(row)) throw new RowRefused(`it is no JobPosting: ${typeOf(row)}`);
  const read = toJobInput(row, places);
  const identity = JSON.stringify([read.job.source, read.job.sourceId]);
  const earlier = seen.get(identity);
  if (earlier !== undefined) throw new RowRefused(`it is the same job as on line ${earlier}`);
  seen.set(identity, line);
  return read;
}

function readRows(rows: JsonRow[], places: Places): ReadRows {
  const result: ReadRows = { jobs: [], refused: [], warnings: [] };
  const seen: Seen = new Map();
  for (const row of rows) {
    try {
      const { job, warnings } = readRow(row, places, seen);
      result.jobs.push(job);
      result.warnings.push(...warnings.map((text) => ({ line: row.line, text })));
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      result.refused.push({ line: row.line, text: error.message });
    }
  }
  return result;
}

/**
 * The rows of a JSON-LD text. Throws ImportError, which names the file, when none of them is a JobPosting: a wrong
 * file is noticed before the database is opened.
 */
export function jobPostingRows(json: string, file: string): JsonRow[] {
  const rows = [...jsonRows(json)];
  if (!rows.some((row) => isJobPosting(JSON.parse(row.json)))) {
    throw new ImportError(`${file} holds no schema.org JobPosting.`);
  }
  return rows;
}

/**
 * Stores every row that is a sound JobPosting, in one transaction, and reports the others with their reasons. The
 * master lists must be in place, for places are found in them. Importing the same rows again changes nothing.
 */
export async function importJobs(db: Db, rows: JsonRow[], onProgress?: OnProgress): Promise<ImportReport> {
  const places = new Places(await db.select().from(locations), await db.select().from(cities));
  const { jobs, refused, warnings } = readRows(rows, places);
  const counts = { created: 0, updated: 0, unchanged: 0, refused: refused.length };
  for (const outcome of await upsertJobs(db, jobs, onProgress)) counts[outcome] += 1;
  return { counts, refused, warnings };
}
