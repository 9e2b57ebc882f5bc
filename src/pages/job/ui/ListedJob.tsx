import type { ReactNode } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { EVERY_JOB, jobApi, useJobPage } from '@/entities/job';
import type { Job } from '@/entities/job';
import { useBookmarkedJobs } from '@/features/bookmark-job';
import { JobHeader, JobLayout, JobSummary } from '@/widgets/job-detail';

type ApiRoot = Parameters<typeof jobApi.util.selectCachedArgsForQuery>[0];

/** Jobs of the list and of the pages of it that this tab has loaded. */
const selectLoaded = (state: ApiRoot): Job[] => {
  const { getJobs, searchJobs } = jobApi.endpoints;
  const pages = jobApi.util
    .selectCachedArgsForQuery(state, 'searchJobs')
    .flatMap((args) => searchJobs.select(args)(state).data?.jobs ?? []);
  return [...pages.map(({ job }) => job), ...(getJobs.select()(state).data ?? [])];
};

interface ListedJobProps {
  slug: string;
  /** Says that the rest could not be fetched, and offers to try again. */
  failure: ReactNode;
  /** In place of a job that neither the list nor the bookmarks have. */
  unknown: ReactNode;
}

/** The facts that the list or the bookmarks have of a job whose page needs a connection. */
export function ListedJob({ slug, failure, unknown }: ListedJobProps) {
  // Of the list, this device has a copy.
  useJobPage(EVERY_JOB);
  const loaded = useSelector(selectLoaded, shallowEqual);
  const job = [...loaded, ...useBookmarkedJobs()].find((listed) => listed.slug === slug);
  if (!job) return unknown;
  return (
    <>
      <title>{`${job.title} – Titian`}</title>
      <JobLayout header={<JobHeader job={job} />} summary={<JobSummary job={job} />} main={failure} aside={null} />
    </>
  );
}
