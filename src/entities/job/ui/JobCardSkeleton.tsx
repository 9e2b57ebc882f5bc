import Skeleton from '@mui/material/Skeleton';

/** Placeholder of a card that is loading, in its size, hidden from screen readers. */
export function JobCardSkeleton() {
  return (
    <div className="job-card" aria-hidden>
      <div className="job-logo">
        <Skeleton variant="rounded" width={40} height={40} />
      </div>
      <div className="job-text">
        <Skeleton width="80%" height={24} />
        <Skeleton width="90%" height={20} />
      </div>
      <div className="job-highlights">
        <Skeleton width={200} height={22} />
      </div>
      <div className="job-badges">
        <Skeleton variant="rounded" width={140} height={22} />
      </div>
      <div className="job-due">
        <Skeleton width={150} height={18} />
      </div>
      <div className="job-main">
        <Skeleton variant="rounded" width={72} height={36} />
      </div>
    </div>
  );
}
