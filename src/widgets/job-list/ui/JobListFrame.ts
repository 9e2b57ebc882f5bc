import { jobCardsStyle } from '@/entities/job';
import { jobSearchFormStyle } from '@/features/search-jobs';
import { styled } from '@mui/material/styles';
import { resultsStyle } from './job-list-style';

/**
 * Frame of the whole list, and its only styled element: it styles all parts by class name.
 * Its own content never changes, so that a letter, a filter or a page costs no work on styles at all. Each styled part
 * would write its style again with every change.
 */
export const JobListFrame = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...jobSearchFormStyle(theme),
    ...resultsStyle(theme),
    ...jobCardsStyle(theme),
    // On a phone the jobs need the room of a frame.
    '.job-search-card': {
      paddingTop: theme.spacing(1),
      [theme.breakpoints.up('sm')]: {
        marginBottom: theme.spacing(1),
        padding: theme.spacing(1.75, 2),
        border: `1px solid ${palette.divider}`,
        borderRadius: 12,
        backgroundColor: palette.background.paper,
      },
    },
    '.job-panel': { paddingTop: theme.spacing(1) },
  };
});
