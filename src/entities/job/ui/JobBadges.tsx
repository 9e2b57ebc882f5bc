import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { Job } from '../model/job';
import { workingTypeLabel, workplaceLabel } from '../model/job-labels';
import { CLOSED_BADGE, CLOSED_TEXT } from './closed-colors';

const Badge = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  padding: theme.spacing(0.25, 1.25),
  borderRadius: 999,
  fontWeight: 700,
  color: theme.vars?.palette.primary.dark,
  backgroundColor: '#e2efed',
  '[data-closed] &': { color: CLOSED_TEXT, backgroundColor: CLOSED_BADGE },
}));

/** The workplace in upper case and the working type, as far as they are known. Specification 1, section 2. */
export function JobBadges({ workplace, workingType }: Pick<Job, 'workplace' | 'workingType'>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {workplace && <Badge>{workplaceLabel(workplace).toUpperCase()}</Badge>}
      {workingType && <Badge>{workingTypeLabel(workingType)}</Badge>}
    </Box>
  );
}
