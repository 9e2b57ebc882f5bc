import { jobCardsStyle } from '@/entities/job';
import { jobSearchFormStyle } from '@/features/search-jobs';
import { styled } from '@mui/material/styles';
import { resultsStyle } from './job-list-style';

/**
 * Frame of the whole list, and its only styled element: it styles all parts by class name.
 * Its own content never changes, so that a letter, a filter or a page costs no work on styles at all. Each styled part
 * would write its style anew with every change.
 */
export const JobListFrame = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...jobSearchFormStyle(theme),
    ...resultsStyle(theme),
    ...jobCardsStyle(theme),
    '.job-search-card': {
      marginBottom: theme.spacing(2),
      padding: theme.spacing(2),
      border: `1px solid ${palette.divider}`,
      borderRadius: 16,
      backgroundColor: palette.background.paper,
      [theme.breakpoints.up('md')]: { marginBottom: theme.spacing(3), padding: theme.spacing(3) },
    },
    '.job-panel': { paddingTop: theme.spacing(3) },
  };
});
