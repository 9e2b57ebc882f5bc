import { useId } from 'react';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import { placeLabel, EVERY_JOB, useJobPage } from '@/entities/job';
import type { Job } from '@/entities/job';
import type { Id } from '@/shared/api';
import { routes } from '@/shared/config';
import { formatDay } from '@/shared/lib/dates';
import { Card } from '@/shared/ui/Card';
import { FailureState } from '@/shared/ui/feedback';
import { RemoteImage } from '@/shared/ui/media';
import { texts } from './texts';

/** Specification 1, section 9: newest jobs on the detail screen. */
const LATEST_COUNT = 3;

/** No more than these and the open one are needed. */
const NEWEST = { ...EVERY_JOB, pageSize: LATEST_COUNT + 1 };

/** The newest jobs other than the open one, by `createdAt`; at one instant, in the provider's order. */
function useNewestJobs(openJob: Id) {
  const { found, ...state } = useJobPage(NEWEST);
  const jobs = found?.jobs.flatMap(({ job }): Job[] => (job.id === openJob ? [] : [job])).slice(0, LATEST_COUNT);
  return { jobs, ...state };
}

/** The card of the newest jobs, with the styles of its parts. */
const LatestJobsCard = styled(Card)(({ theme }) => {
  const { breakpoints, spacing, vars } = theme;
  return {
    padding: 20,
    [breakpoints.up('sm')]: { padding: 20 },
    [breakpoints.up('md')]: { padding: 24 },
    h2: { ...theme.typography.h3, margin: spacing(0, 0, 2) },
    ul: { display: 'flex', flexDirection: 'column', gap: spacing(2.5), margin: 0, padding: 0, listStyle: 'none' },
    li: { display: 'flex', gap: spacing(1.5), overflowWrap: 'anywhere' },
    '.latest-job': { flexGrow: 1, minWidth: 0 },
    h3: { ...theme.typography.h6, margin: 0 },
    'li[data-closed] h3': { color: vars.palette.text.secondary },
    'li p': { ...theme.typography.body2, margin: 0, color: vars.palette.text.secondary },
  };
});

/** Size of a logo, and of its skeleton, in pixels. */
const LOGO_SIZE = 44;

/** One of the newest jobs; a closed one is grey and opens nothing. Specification 1, section 4. */
function LatestJobItem({ job }: { job: Job }) {
  return (
    <li data-closed={!job.isOpen || undefined}>
      <RemoteImage
        variant="logo"
        src={job.company.logo}
        alt=""
        width={LOGO_SIZE}
        height={LOGO_SIZE}
        style={{ borderRadius: 'var(--mui-shape-borderRadius)', filter: job.isOpen ? 'none' : 'grayscale(1)' }}
      />
      <div className="latest-job">
        <h3>
          {job.isOpen ? (
            <Link component={RouterLink} to={routes.job.to(job.slug)} color="inherit" underline="hover">
              {job.title}
            </Link>
          ) : (
            job.title
          )}
        </h3>
        <p>{job.company.name}</p>
        <p>{placeLabel(job)}</p>
        <p>{job.isOpen ? formatDay(job.createdAt) : texts.closed}</p>
      </div>
    </li>
  );
}

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
