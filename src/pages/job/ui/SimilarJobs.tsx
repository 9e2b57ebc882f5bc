import { useDeferredValue, useId, useMemo } from 'react';
import { hasApplied, useGetApplicationsQuery } from '@/entities/application';
import { jobCardsStyle } from '@/entities/job';
import type { Job, JobDetail } from '@/entities/job';
import { findSimilarJobs } from '@/entities/job-search';
import { JobListCards, useOpenJob } from '@/widgets/job-list';
import { styled } from '@mui/material/styles';
import { useListedJobs } from '../model/use-listed-jobs';
import { texts } from '../texts';

const Region = styled('section')(({ theme }) => ({
  ...jobCardsStyle(theme),
  marginTop: theme.spacing(4),
  '& > h2': { ...theme.typography.h3, margin: theme.spacing(0, 0, 2) },
}));

const NONE: Job[] = [];

/** Similar jobs, of which none was applied to: none before the applications are known. */
function useSimilarJobs(job: JobDetail): Job[] {
  const jobs = useDeferredValue(useListedJobs(job));
  const { data: applications } = useGetApplicationsQuery();
  return useMemo(() => {
    if (!jobs || !applications) return NONE;
    return findSimilarJobs(job, jobs, (other) => hasApplied(applications, other));
  }, [applications, job, jobs]);
}

/** "Lowongan serupa": nothing where there is none. Specification 4, section 2. */
export function SimilarJobs({ job }: { job: JobDetail }) {
  const similar = useSimilarJobs(job);
  const openJob = useOpenJob();
  const titleId = useId();
  if (similar.length === 0) return null;
  return (
    <Region aria-labelledby={titleId} data-screen>
      <h2 id={titleId}>{texts.similar}</h2>
      <JobListCards jobs={similar} onOpen={openJob} />
    </Region>
  );
}
