import visuallyHidden from '@mui/utils/visuallyHidden';
import type { CSSObject, Theme } from '@mui/material/styles';

/** Styles of the search form and of its fields, for the one styled element around the list and its form. */
export const jobSearchFormStyle = (theme: Theme): CSSObject => ({
  // A long recent search is cut instead of widening the form.
  '.search-form': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(1.5) },
  '.search-text': { display: 'grid', gridTemplateColumns: '1fr auto', gap: theme.spacing(1) },
  '.search-text > button': { gap: theme.spacing(1) },
  [theme.breakpoints.down('sm')]: {
    '.search-text': { gridTemplateColumns: '1fr auto auto' },
    '.search-text > button': { minWidth: 48, padding: 0 },
    '.search-text > button > span': visuallyHidden,
  },
  [theme.breakpoints.up('sm')]: {
    '.search-text > .search-find': { paddingInline: theme.spacing(4), '& > svg': { display: 'none' } },
    '.search-text > .search-more': { gridColumn: '1 / -1', '& > b': { display: 'none' } },
  },
  [theme.breakpoints.up('md')]: { '.search-text > .search-more': { display: 'none' } },
  '.search-filters': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr) auto auto',
    gap: theme.spacing(1.5),
    [theme.breakpoints.down('md')]: { display: 'none' },
  },
  // Its children are in the form's own grid; without any there is no gap.
  '.search-extras': { display: 'contents' },
  // Narrow screens have the filters in the dialog. The form says which of the further ones are set.
  [theme.breakpoints.down('md')]: { '.search-extras > :not(.chosen-filters, .save-search)': { display: 'none' } },
  // Without scripts there is no dialog, and the fields are in the form on every screen.
  '@media (scripting: none)': {
    '.search-form :is(.search-more, .search-reset, .search-more-filters)': { display: 'none' },
    '.search-filters': { display: 'grid', alignItems: 'center' },
    '.search-filters a': { padding: theme.spacing(1.5, 0), color: theme.vars.palette.primary.main },
    [theme.breakpoints.down('md')]: {
      '.search-text': { gridTemplateColumns: '1fr auto' },
      '.search-filters': { gridTemplateColumns: '1fr' },
    },
  },
});
