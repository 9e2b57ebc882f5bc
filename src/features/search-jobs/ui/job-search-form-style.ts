import type { CSSObject, Theme } from '@mui/material/styles';

/** Styles of the search form and of its fields, for the one styled element around the list and its form. */
export const jobSearchFormStyle = (theme: Theme): CSSObject => ({
  // A recent search that is long is cut, and does not widen all the rest.
  '.search-form': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(2) },
  '.search-text': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: theme.spacing(1),
    [theme.breakpoints.down('sm')]: {
      gridTemplateColumns: '1fr 1fr',
      gap: theme.spacing(1.5),
      '& > :not(button)': { gridColumn: '1 / -1' },
    },
  },
  [theme.breakpoints.up('sm')]: {
    '.search-text > .search-find': { paddingInline: theme.spacing(4) },
    '.search-text > .search-more': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('md')]: { '.search-text > .search-more': { display: 'none' } },
  '.search-filters': {
    display: 'grid',
    gap: theme.spacing(2),
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr) auto' },
    [theme.breakpoints.down('md')]: { '&:not([data-open])': { display: 'none' } },
  },
  '.search-more-filters': { justifySelf: 'start', gridColumn: '1 / -1' },
  // Its children stand in the form's own grid; without any there is no gap.
  '.search-extras': { display: 'contents' },
});
