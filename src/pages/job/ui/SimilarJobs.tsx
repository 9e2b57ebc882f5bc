import { useId, useMemo } from 'react';
import { hasApplied, useGetApplicationsQuery } from '@/entities/application';
import { JobCardSkeleton, jobCardsStyle, useSearchJobsQuery } from '@/entities/job';
import type { JobDetail } from '@/entities/job';
import { FailureState } from '@/shared/ui/feedback';
import { JobListCards, useOpenJob } from '@/widgets/job-list';
import { styled } from '@mui/material/styles';
import { texts } from '../texts';

/** No more than these are shown beside a job; further ones may take the place of those applied to. */
const MAX_SIMILAR_JOBS = 6;
const REQUESTED = 20;

const Region = styled('section')(({ theme }) => ({
  ...jobCardsStyle(theme),
  marginTop: theme.spacing(4),
  '& > h2': { ...theme.typography.h3, margin: theme.spacing(0, 0, 2) },
}));

/** Similar jobs, of which none was applied to: that is known with the applications. */
function useSimilarJobs({ slug }: JobDetail) {
  const similar = useSearchJobsQuery({ similarTo: slug, pageSize: REQUESTED });
  const applied = useGetApplicationsQuery();
  const [found, applications] = [similar.data, applied.data];
  const jobs = useMemo(
    () => applications && found?.jobs.filter(({ job }) => !hasApplied(applications, job)).slice(0, MAX_SIMILAR_JOBS),
    [applications, found],
  );
  const retry = () => [similar, applied].forEach(({ data, refetch }) => data || void refetch());
  return { jobs, error: (found ? undefined : similar.error) ?? (applications ? undefined : applied.error), retry };
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
