import { useId } from 'react';
import type { Id } from '@/shared/api';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FailureState } from '@/shared/ui/feedback';
import { useNewestJobs } from '../model/use-newest-jobs';
import { texts } from '../texts';
import { LOGO_SIZE, LatestJobItem } from './LatestJobItem';
import { LatestJobsCard } from './LatestJobsCard';

function LatestJobSkeleton() {
  return (
    <li aria-hidden>
      <Skeleton variant="rounded" width={LOGO_SIZE} height={LOGO_SIZE} />
      <div className="latest-job">
        <Skeleton width="80%" />
        <Skeleton width="60%" />
        <Skeleton width="70%" />
        <Skeleton width="40%" />
      </div>
    </li>
  );
}

/** The box 'Lowongan Terbaru' with the three newest jobs beside the open one. Specification 1, section 2, "Job detail screen". */
export function LatestJobs({ openJob }: { openJob: Id }) {
  const { jobs, error, isFetching, refetch } = useNewestJobs(openJob);
  const titleId = useId();

  return (
    <LatestJobsCard aria-labelledby={titleId} data-screen>
      <h2 id={titleId}>{texts.title}</h2>
      {!jobs && error ? (
        <FailureState title={texts.failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <ul>
          {jobs
            ? jobs.map((job) => <LatestJobItem key={job.id} job={job} />)
            : [0, 1, 2].map((row) => <LatestJobSkeleton key={row} />)}
        </ul>
      )}
      {jobs?.length === 0 && <Typography color="textSecondary">{texts.empty}</Typography>}
    </LatestJobsCard>
  );
}
