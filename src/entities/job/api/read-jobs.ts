import { fittingRows, readBy } from '@/shared/api';
import type { Job } from '../model/job';
import { isContractJob } from './is-contract-job';
import { toJob } from './job.mapper';

type ReadJob = (row: unknown) => Job;

/** Fetched for rows that are not all that the contract promises: without it they are left out. */
const loadLenientReader = (): Promise<ReadJob> =>
  import('./job.dto').then(
    ({ jobDto }) => readBy((row) => jobDto.validateSync(row, { strict: true }), toJob),
    (error) => () => {
      throw error;
    },
  );

/**
 * The vacancies of a list as the app has them; rows that do not fit the contract are left out and logged.
 *
 * @param what the list's name in the log
 */
export async function readJobs(rows: readonly unknown[], what = 'job/list'): Promise<Job[]> {
  const readLeniently = rows.every(isContractJob) ? null : await loadLenientReader();
  const read: ReadJob = (row) => {
    if (isContractJob(row)) return toJob(row);
    if (readLeniently) return readLeniently(row);
    throw new Error('no vacancy');
  };
  const jobs = fittingRows(rows, read, what);
  // The store walks through every object that is put into it to freeze it, and stops at what is frozen.
  return Object.freeze(jobs) as Job[];
}
