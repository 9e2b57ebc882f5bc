import type { CSSObject, Theme } from '@mui/material/styles';

/** How much was found and in which order, above the list, and the list itself. */
export const resultsStyle = (theme: Theme): CSSObject => ({
  '.results': { outline: 'none', scrollMarginTop: 88 },
  '.results-head': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    minHeight: 44,
    marginBottom: theme.spacing(2),
    // The count and the page take two lines there: no card moves when they come.
    [theme.breakpoints.down('sm')]: { minHeight: 48 },
  },
  '.results-count': { ...theme.typography.body1, margin: 0, color: theme.vars.palette.text.secondary },
  '.results-page': {
    marginLeft: theme.spacing(1),
    [theme.breakpoints.down('sm')]: { display: 'block', marginLeft: 0 },
  },
  '.results-order': { width: 140, flexShrink: 0 },
});
