import { styled } from '@mui/material/styles';
import { JobCard } from './JobCard';

/** A card of facts beside a job's text: a list of terms and details. */
export const SummaryCard = styled(JobCard)(({ theme }) => {
  const { breakpoints, spacing, vars } = theme;
  return {
    dl: { margin: 0, overflowWrap: 'anywhere' },
    dt: { ...theme.typography.body2, color: vars.palette.text.secondary },
    dd: { ...theme.typography.body2, margin: 0, fontWeight: 600 },
    '.summary-fact': {
      display: 'grid',
      gridTemplateColumns: '120px minmax(0, 1fr)',
      gap: spacing(1),
      marginTop: spacing(1.5),
      paddingTop: spacing(1.5),
      borderTop: `1px solid ${vars.palette.divider}`,
    },
    // The first of a list that begins with facts has no line above it.
    '.summary-fact:first-child': { marginTop: 0, paddingTop: 0, borderTop: 0 },
    '.summary-salary': { ...theme.typography.h4, fontSize: '1rem', color: vars.palette.primary.main },
    [breakpoints.up('sm')]: { '.summary-salary': { fontSize: '1.125rem' } },
  };
});
