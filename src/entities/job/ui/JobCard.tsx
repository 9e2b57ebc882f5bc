import { useId } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '@/shared/config';
import { formatDay } from '@/shared/lib/dates';
import { RemoteImage } from '@/shared/ui/media';
import type { Job } from '../model/job';
import { placeLabel } from '../model/job-labels';
import { JobBadges } from './JobBadges';
import { Actions, Badges, Card, Company, Due, Logo, Main, Text, Title } from './job-card-parts';

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
export function JobCard({ job, heading = 'h2', actions, primaryAction, onOpen }: JobCardProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} data-closed={job.isOpen ? undefined : ''}>
      <Logo>
        <RemoteImage kind="logo" src={job.company.logo} alt="" width={56} height={56} />
      </Logo>
      <Text>
        <Title as={heading} id={titleId}>
          {job.isOpen ? (
            <Link to={routes.job.to(job.slug)} onClick={(event) => onOpen?.(event, job)}>
              {job.title}
            </Link>
          ) : (
            job.title
          )}
        </Title>
        <Company>{job.company.name}</Company>
        <Company>{placeLabel(job)}</Company>
      </Text>
      {actions && <Actions>{actions}</Actions>}
      <Badges>
        <JobBadges workplace={job.workplace} workingType={job.workingType} />
      </Badges>
      <Due>
        {job.isOpen ? (
          <>
            <span>Batas lamaran:</span> <span>{formatDay(job.deadline)}</span>
          </>
        ) : (
          'Closed'
        )}
      </Due>
      {primaryAction && <Main>{primaryAction}</Main>}
    </Card>
  );
}
