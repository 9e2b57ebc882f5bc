import { styled } from '@mui/material/styles';
import type { Job } from '../model/job';
import { workingTypeLabel, workplaceLabel } from '../model/job-labels';

const Badges = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& > span': {
    ...theme.typography.caption,
    padding: theme.spacing(0.25, 1.25),
    borderRadius: 999,
    fontWeight: 700,
    color: (theme.vars ?? theme).palette.primary.dark,
    backgroundColor: '#e2efed',
  },
}));

/** The workplace in upper case and the working type, as far as they are known. Specification 1, section 2. */
export function JobBadges({ workplace, workingType }: Pick<Job, 'workplace' | 'workingType'>) {
  return (
    <Badges>
      {workplace && <span>{workplaceLabel(workplace).toUpperCase()}</span>}
      {workingType && <span>{workingTypeLabel(workingType)}</span>}
    </Badges>
  );
}
