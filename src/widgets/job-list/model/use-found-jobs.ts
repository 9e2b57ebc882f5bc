import { useJobsFoundByProvider } from './use-jobs-found-by-provider';
import { useJobsFoundHere } from './use-jobs-found-here';

/** The page of vacancies that a search finds. The build leaves one of the two ways out: see `JOB_SEARCH` in the README. */
export const useFoundJobs = process.env.JOB_SEARCH === 'server' ? useJobsFoundByProvider : useJobsFoundHere;
