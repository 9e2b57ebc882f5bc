import type { CSSObject, Theme } from '@mui/material/styles';

/** The heading of a section of the page, in its middle. */
export const sectionTitleStyle = (theme: Theme): CSSObject => ({
  ...theme.typography.h2,
  margin: theme.spacing(0, 0, 4),
  textAlign: 'center',
  fontSize: '1.625rem',
  [theme.breakpoints.up('md')]: { marginBottom: theme.spacing(6), fontSize: '2.125rem' },
});
