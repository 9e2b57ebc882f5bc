import { useId } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '@/shared/config';
import { formatDay } from '@/shared/lib/dates';
import { RemoteImage } from '@/shared/ui/media';
import type { Job } from '../model/job';
import { placeLabel } from '../model/job-labels';
import { JobBadges } from './JobBadges';
import { JobCardFrame } from './JobCardFrame';

interface JobCardProps {
  job: Job;
  /** Level of the title's heading. */
  heading?: 'h2' | 'h3';
  /** Small buttons: bookmark, share. */
  actions?: ReactNode;
  /** The button at the card's lower right: Apply. */
  primaryAction?: ReactNode;
  /** Before the vacancy opens; `preventDefault` keeps it closed. */
  onOpen?: (event: MouseEvent, job: Job) => void;
}

/** A vacancy in a list; its title opens it. A closed one is grey and opens nothing. Specification 1, section 2. */
export function JobCard({ job, heading: Heading = 'h2', actions, primaryAction, onOpen }: JobCardProps) {
  const titleId = useId();
  return (
    <JobCardFrame aria-labelledby={titleId} data-closed={job.isOpen ? undefined : ''}>
      <div className="job-logo">
        <RemoteImage kind="logo" src={job.company.logo} alt="" width={56} height={56} />
      </div>
      <div className="job-text">
        <Heading className="job-title" id={titleId}>
          {job.isOpen ? (
            <Link to={routes.job.to(job.slug)} onClick={(event) => onOpen?.(event, job)}>
              {job.title}
            </Link>
          ) : (
            job.title
          )}
        </Heading>
        <p className="job-company">{job.company.name}</p>
        <p className="job-company">{placeLabel(job)}</p>
      </div>
      {actions && <div className="job-actions">{actions}</div>}
      <div className="job-badges">
        <JobBadges workplace={job.workplace} workingType={job.workingType} />
      </div>
      <p className="job-due">
        {job.isOpen ? (
          <>
            <span>Batas lamaran:</span> <span>{formatDay(job.deadline)}</span>
          </>
        ) : (
          'Closed'
        )}
      </p>
      {primaryAction && <div className="job-main">{primaryAction}</div>}
    </JobCardFrame>
  );
}
