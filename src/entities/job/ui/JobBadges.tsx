import { styled } from '@mui/material/styles';
import type { Job } from '../model/job';
import { workingTypeLabel, workplaceLabel } from '../model/job-labels';
import { badgesStyle } from './job-card-style';

type BadgedJob = Pick<Job, 'workplace' | 'workingType'>;

/** The badges alone, for a place that styles them. */
export function BadgeTexts({ workplace, workingType }: BadgedJob) {
  return (
    <>
      {workplace && <span>{workplaceLabel(workplace).toUpperCase()}</span>}
      {workingType && <span>{workingTypeLabel(workingType)}</span>}
    </>
  );
}

/** Badges, a `span` each. */
export const BadgeRow = styled('div')(({ theme }) => badgesStyle(theme));

/** The workplace in upper case and the working type, as far as they are known. Specification 1, section 2. */
export function JobBadges(job: BadgedJob) {
  return (
    <BadgeRow>
      <BadgeTexts workplace={job.workplace} workingType={job.workingType} />
    </BadgeRow>
  );
}
