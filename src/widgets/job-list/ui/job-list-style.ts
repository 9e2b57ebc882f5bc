import type { CSSObject, Theme } from '@mui/material/styles';

/** How much was found and in which order, above the list, and the list itself. */
export const resultsStyle = (theme: Theme): CSSObject => ({
  // The label of the order rises above its field.
  '.results': { paddingTop: theme.spacing(0.75), outline: 'none', scrollMarginTop: 88 },
  '.results-head': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    minHeight: 44,
    marginBottom: theme.spacing(1),
  },
  '.results-count': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
  // The count and the page take two lines on a phone: no card moves when they load.
  '.results-page': { [theme.breakpoints.down('sm')]: { display: 'block' } },
  '.results-next': { display: 'inline-block', padding: theme.spacing(1.5, 0), color: theme.vars.palette.primary.main },
  '.results-order': { width: 156, flexShrink: 0 },
});
