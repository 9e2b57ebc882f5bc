import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { placeLabel } from '@/entities/job';
import type { Job } from '@/entities/job';
import { routes } from '@/shared/config';
import { formatDay } from '@/shared/lib/dates';
import { RemoteImage } from '@/shared/ui/media';
import { texts } from '../texts';

/** Size of a logo, and of its skeleton, in pixels. */
export const LOGO_SIZE = 44;

/** One of the newest jobs; a closed one is grey and opens nothing. Specification 1, section 4. */
export function LatestJobItem({ job }: { job: Job }) {
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
