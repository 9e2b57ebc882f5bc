import type { ReactNode } from 'react';
import { EVERY_JOB, toPageParams, useGetJobPageQuery, useGetJobsQuery } from '@/entities/job';
import type { Job } from '@/entities/job';
import { useBookmarkedJobs } from '@/features/bookmark-job';
import { JobHeader, JobLayout, JobSummary } from '@/widgets/job-detail';

const useListByProvider = (): readonly Job[] => useGetJobPageQuery(toPageParams(EVERY_JOB)).data?.items ?? [];

const useListHere = (): readonly Job[] => useGetJobsQuery().data ?? [];

/** The list of which this device has a copy. */
const useList = process.env.JOB_SEARCH === 'server' ? useListByProvider : useListHere;

interface ListedJobProps {
  slug: string;
  /** Says that the rest could not be fetched, and offers to try again. */
  failure: ReactNode;
  /** In place of a job that neither the list nor the bookmarks have. */
  unknown: ReactNode;
}

/** The facts that the list or the bookmarks have of a job whose page needs a connection. */
export function ListedJob({ slug, failure, unknown }: ListedJobProps) {
  const job = [...useList(), ...useBookmarkedJobs()].find((listed) => listed.slug === slug);
  if (!job) return unknown;
  return (
    <>
      <title>{`${job.title} – Titian`}</title>
      <JobLayout header={<JobHeader job={job} />} summary={<JobSummary job={job} />} main={failure} aside={null} />
    </>
  );
}
