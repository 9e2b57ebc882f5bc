import { JobCardSkeleton } from '@/entities/job';
import Skeleton from '@mui/material/Skeleton';
import { texts } from '../texts';
import { LOGO_SIZE } from './CompanyJobs';

/** The shape of a company's page while its vacancies are on their way. */
export function CompanySkeleton() {
  return (
    <div role="status" aria-label={texts.loading}>
      <div className="company-head" aria-hidden>
        <Skeleton variant="rounded" width={LOGO_SIZE} height={LOGO_SIZE} />
        <div className="company-words">
          <Skeleton width="60%" height={36} />
          <Skeleton width={140} height={24} />
        </div>
      </div>
      <div className="job-cards">
        {[0, 1, 2, 3].map((index) => (
          <JobCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
