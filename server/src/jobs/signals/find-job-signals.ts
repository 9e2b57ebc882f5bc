import { findSignals } from '@titian/job-signals';
import type { Db } from '../../db/client';
import type { JobInput } from '../job-input';
import { findPeers } from './pay-peers';

/** Version of the rules and of the pay that jobs are compared with: raise it with a rule, and stored jobs are read again. */
export const SIGNALS_VERSION = 8;

type ReadJob = Pick<
  JobInput,
  | 'source'
  | 'sourceId'
  | 'title'
  | 'description'
  | 'requirements'
  | 'functionOfInterest'
  | 'workingType'
  | 'minEducation'
  | 'minExperienceMonths'
  | 'minSalary'
  | 'maxSalary'
  | 'salaryPeriod'
>;

/**
 * Prepares the reading of some jobs: their pay is compared with that of stored jobs, and of each other. Specification 4,
 * section 7.
 *
 * @returns a function that finds the signals of one of them, with the version of the rules; a job that cannot be read has
 *   none, and a warning of the process names it
 */
export async function prepareSignals(db: Db, jobs: readonly ReadJob[]) {
  const peersOf = await findPeers(db, jobs);
  return (job: ReadJob): { signals: ReturnType<typeof findSignals>; signalsVersion: number } => {
    const id = JSON.stringify([job.source, job.sourceId]);
    try {
      return { signals: findSignals({ ...job, id }, peersOf(job)), signalsVersion: SIGNALS_VERSION };
    } catch (error) {
      process.emitWarning(`The signals of the job ${id} could not be found: ${String(error)}`);
      return { signals: [], signalsVersion: SIGNALS_VERSION };
    }
  };
}
