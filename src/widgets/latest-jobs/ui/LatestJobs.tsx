import { useEffect, useId } from 'react';
import { describeFailure } from '@/shared/api';
import { logFailure } from '@/shared/lib/logging';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
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

/** The box 'Lowongan Terbaru' with the three newest jobs. Specification 1, section 2, "Job detail screen". */
export function LatestJobs() {
  const { jobs, error, isFetching, refetch } = useNewestJobs();
  const titleId = useId();
  useEffect(() => {
    if (error) logFailure('job/list could not be fetched', error);
  }, [error]);

  return (
    <LatestJobsCard aria-labelledby={titleId} data-screen>
      <h2 id={titleId}>{texts.title}</h2>
      {!jobs && error ? (
        <div role="alert">
          <Typography color="textSecondary">
            {texts.failed} {describeFailure(error)}
          </Typography>
          <Button variant="outlined" size="small" loading={isFetching} onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </div>
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
