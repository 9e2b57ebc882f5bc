import Skeleton from '@mui/material/Skeleton';

/** Stands for a card that is on its way, in its size. Says nothing: whoever shows it tells that jobs are loading. */
export function JobCardSkeleton() {
  return (
    <div className="job-card" aria-hidden>
      <div className="job-logo">
        <Skeleton variant="rounded" width={56} height={56} />
      </div>
      <div className="job-text">
        <Skeleton width="80%" height={26} />
        <Skeleton width="55%" height={20} />
        <Skeleton width="65%" height={20} />
      </div>
      <div className="job-badges">
        <Skeleton variant="rounded" width={170} height={24} />
      </div>
      <div className="job-due">
        <Skeleton width={180} height={20} />
      </div>
      <div className="job-main">
        <Skeleton variant="rounded" width={72} height={36} />
      </div>
      <div className="job-highlights">
        <Skeleton width={200} height={20} />
      </div>
    </div>
  );
}
