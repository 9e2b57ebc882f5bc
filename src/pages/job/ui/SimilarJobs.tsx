import { useDeferredValue, useId, useMemo } from 'react';
import { hasApplied, useGetApplicationsQuery } from '@/entities/application';
import { JobCardSkeleton, jobCardsStyle } from '@/entities/job';
import type { Job, JobDetail } from '@/entities/job';
import { findSimilarJobs } from '@/entities/job-search';
import { FailureState } from '@/shared/ui/feedback';
import { JobListCards, useOpenJob } from '@/widgets/job-list';
import { styled } from '@mui/material/styles';
import { useListedJobs } from '../model/use-listed-jobs';
import { texts } from '../texts';

const Region = styled('section')(({ theme }) => ({
  ...jobCardsStyle(theme),
  marginTop: theme.spacing(4),
  '& > h2': { ...theme.typography.h3, margin: theme.spacing(0, 0, 2) },
}));

interface Similar {
  /** Undefined until it is known. */
  jobs: readonly Job[] | undefined;
  error: unknown;
  retry: () => void;
}

/** Similar jobs, of which none was applied to: that is known with the applications. */
function useSimilarJobs(job: JobDetail): Similar {
  const listed = useListedJobs(job);
  const jobs = useDeferredValue(listed.jobs);
  const applied = useGetApplicationsQuery();
  const applications = applied.data;
  const similar = useMemo(() => {
    if (!jobs || !applications) return undefined;
    return findSimilarJobs(job, jobs, (other) => hasApplied(applications, other));
  }, [applications, job, jobs]);
  const retry = () => {
    if (listed.error !== undefined) listed.retry();
    if (!applications && applied.error) void applied.refetch();
  };
  return { jobs: similar, error: listed.error ?? (applications ? undefined : applied.error), retry };
}

const SKELETONS = [0, 1];

/** "Lowongan serupa": nothing where there is none. Specification 4, section 2. */
export function SimilarJobs({ job }: { job: JobDetail }) {
  const { jobs, error, retry } = useSimilarJobs(job);
  const openJob = useOpenJob();
  const titleId = useId();
  if (jobs?.length === 0) return null;
  const content = () => {
    if (jobs) return <JobListCards jobs={jobs} onOpen={openJob} />;
    if (error !== undefined) return <FailureState title={texts.similarFailed} error={error} onRetry={retry} />;
    return (
      <div role="status" aria-label={texts.similarLoading} className="job-cards">
        {SKELETONS.map((index) => (
          <JobCardSkeleton key={index} />
        ))}
      </div>
    );
  };
  return (
    <Region aria-labelledby={titleId} data-screen>
      <h2 id={titleId}>{texts.similar}</h2>
      {content()}
    </Region>
  );
}
