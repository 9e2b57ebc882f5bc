import { Card } from '@/shared/ui/Card';
import { styled } from '@mui/material/styles';

/** The card of the newest jobs, with the styles of its parts. */
export const LatestJobsCard = styled(Card)(({ theme }) => {
  const { breakpoints, spacing, vars } = theme;
  return {
    padding: 20,
    [breakpoints.up('sm')]: { padding: 20 },
    [breakpoints.up('md')]: { padding: 24 },
    h2: { ...theme.typography.h3, margin: spacing(0, 0, 2) },
    ul: { display: 'flex', flexDirection: 'column', gap: spacing(2.5), margin: 0, padding: 0, listStyle: 'none' },
    li: { display: 'flex', gap: spacing(1.5), overflowWrap: 'anywhere' },
    '.latest-job': { flexGrow: 1, minWidth: 0 },
    h3: { ...theme.typography.h6, margin: 0 },
    'li[data-closed] h3': { color: vars.palette.text.secondary },
    'li p': { ...theme.typography.body2, margin: 0, color: vars.palette.text.secondary },
  };
});
