import { fittingRows, readBy } from '@/shared/api';
import type { Job } from '../model/job';
import { isContractJob } from './is-contract-job';
import { jobDto } from './job.dto';
import { toJob } from './job.mapper';

const readJob = readBy(jobDto, toJob);

/** The vacancies of a list as the app has them; rows that do not fit the contract are left out and logged. */
export function readJobs(rows: readonly unknown[]): Job[] {
  const jobs = fittingRows(rows, (row) => (isContractJob(row) ? toJob(row) : readJob(row)), 'job/list');
  // The store walks through every object that is put into it to freeze it, and stops at what is frozen.
  return Object.freeze(jobs) as Job[];
}
