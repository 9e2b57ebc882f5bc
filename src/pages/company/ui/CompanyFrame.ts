import { jobCardsStyle } from '@/entities/job';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

/** Frame of a company's page; it styles the cards. */
export const CompanyFrame = styled(Container)(({ theme }) => {
  const { breakpoints, spacing, vars } = theme;
  return {
    ...jobCardsStyle(theme),
    minHeight: '100vh',
    paddingTop: spacing(2),
    paddingBottom: spacing(4),
    [breakpoints.up('md')]: { paddingTop: spacing(3), paddingBottom: spacing(7) },
    '.company-head': {
      display: 'flex',
      alignItems: 'center',
      gap: spacing(2),
      minHeight: 72,
      marginBottom: spacing(3),
    },
    '.company-head img': { alignSelf: 'flex-start', flexShrink: 0, borderRadius: 12 },
    '.company-words': { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
    h1: { ...theme.typography.h2, margin: 0 },
    '.company-count': { margin: spacing(0.5, 0, 0), color: vars.palette.text.secondary },
  };
});
