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
  const wide = theme.breakpoints.up('md');
  return {
    ...jobSearchFormStyle(theme),
    ...resultsStyle(theme),
    ...jobCardsStyle(theme),
    // On a phone the jobs need the room of a frame.
    '.job-search-card': {
      marginBottom: theme.spacing(1),
      paddingTop: theme.spacing(1),
      [theme.breakpoints.up('sm')]: {
        padding: theme.spacing(1.5, 2),
        border: `1px solid ${palette.divider}`,
        borderRadius: 12,
        backgroundColor: palette.background.paper,
      },
      [wide]: { marginBottom: theme.spacing(0.5) },
    },
    // On a wide screen, the head of the matches is beside the tabs, and everything else below both.
    '.job-tabs': {
      maxWidth: 420,
      [theme.breakpoints.down('sm')]: { '&, .MuiTab-root': { minHeight: 44 } },
      [wide]: { float: 'left', width: 300, margin: theme.spacing(0, 3, 1, 0) },
    },
    '.job-panel': { paddingTop: theme.spacing(1), [wide]: { paddingTop: 0 } },
    '.job-panel > :not(.match-room)': { clear: 'left' },
    '.job-tabs, .match-room': { '@media (scripting: none)': { display: 'none' } },
  };
});
