import { styled } from '@mui/material/styles';
import { DetailCard } from './DetailCard';

/** A card beside a job's text: a description list. */
export const SummaryCard = styled(DetailCard)(({ theme }) => {
  const { breakpoints, spacing, vars } = theme;
  return {
    dl: { margin: 0, overflowWrap: 'anywhere' },
    dt: { ...theme.typography.body2, color: vars.palette.text.secondary },
    dd: { ...theme.typography.body2, margin: 0, fontWeight: 600 },
    '.summary-row': {
      display: 'grid',
      gridTemplateColumns: '120px minmax(0, 1fr)',
      gap: spacing(1),
      marginTop: spacing(1.5),
      paddingTop: spacing(1.5),
      borderTop: `1px solid ${vars.palette.divider}`,
    },
    // The first row of a list has no line above it.
    '.summary-row:first-child': { marginTop: 0, paddingTop: 0, borderTop: 0 },
    '.summary-salary': { ...theme.typography.h4, fontSize: '1rem', color: vars.palette.primary.main },
    [breakpoints.up('sm')]: { '.summary-salary': { fontSize: '1.125rem' } },
  };
});
