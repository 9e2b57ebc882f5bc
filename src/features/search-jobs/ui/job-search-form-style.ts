import type { CSSObject, Theme } from '@mui/material/styles';
import { searchFieldStyle } from '@/shared/ui/search-field';

/** The look of the search form and of its fields, for the one styled element around the list and its form. */
export const jobSearchFormStyle = (theme: Theme): CSSObject => ({
  ...searchFieldStyle(theme),
  '.search-form': { display: 'grid', gap: theme.spacing(2) },
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
  '.search-filters': {
    display: 'grid',
    gap: theme.spacing(2),
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr) auto' },
    [theme.breakpoints.down('md')]: { '&:not([data-open])': { display: 'none' } },
  },
});
