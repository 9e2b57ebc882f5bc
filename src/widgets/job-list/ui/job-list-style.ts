import type { CSSObject, Theme } from '@mui/material/styles';

/** The tabs, which share one line. */
export const tabsStyle = (theme: Theme): CSSObject => {
  const { palette } = theme.vars;
  return {
    '.job-tabs': {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      maxWidth: 420,
      borderBottom: `1px solid ${palette.divider}`,
    },
    '.job-tabs > button': {
      ...theme.typography.button,
      minHeight: 48,
      padding: theme.spacing(1),
      border: 0,
      borderBottom: '3px solid transparent',
      marginBottom: -1,
      background: 'none',
      fontSize: '1rem',
      color: palette.text.secondary,
      cursor: 'pointer',
      '&:hover': { color: palette.primary.main },
      '&[aria-selected="true"]': { color: palette.primary.main, borderBottomColor: palette.primary.main },
    },
  };
};

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
  '.results-outdated': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1.5),
    marginBottom: theme.spacing(2),
  },
  '.results-outdated > p': { margin: 0 },
  // A page that comes at once does not flicker.
  '.results-list[data-outdated]': { opacity: 0.5, transition: 'opacity 150ms 100ms' },
});

/** The numbered pages below the list. */
export const pagesStyle = (theme: Theme): CSSObject => {
  const { palette } = theme.vars;
  return {
    '.job-pages': { marginTop: theme.spacing(4) },
    '.job-pages > ul': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: 6,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      ...theme.typography.body2,
      fontSize: theme.typography.pxToRem(15),
    },
    '.job-pages > ul > li > *': {
      display: 'grid',
      placeItems: 'center',
      minWidth: 40,
      height: 40,
      padding: theme.spacing(0, 1),
      border: 0,
      borderRadius: 20,
      font: 'inherit',
      color: palette.text.primary,
      background: 'none',
      [theme.breakpoints.down('sm')]: { minWidth: 32, height: 36, padding: theme.spacing(0, 0.5) },
    },
    '.job-pages button': {
      cursor: 'pointer',
      WebkitTapHighlightColor: 'transparent',
      '&:disabled': { opacity: palette.action.disabledOpacity, cursor: 'default' },
      '&[aria-current]': { color: palette.primary.contrastText, backgroundColor: palette.primary.main },
      '@media (hover: hover)': {
        '&:hover:enabled': { backgroundColor: palette.action.hover },
        '&[aria-current]:hover:enabled': { backgroundColor: palette.primary.dark },
      },
    },
    '.job-pages svg': { width: 22, height: 22, fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
  };
};
