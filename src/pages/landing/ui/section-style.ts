import type { CSSObject, Theme } from '@emotion/react';
import { textStyle } from '@/shared/ui/styled';

/** The heading of a section of the page, in its middle. */
export const sectionTitleStyle = (theme: Theme): CSSObject => ({
  ...textStyle(theme, 'h2'),
  margin: theme.spacing(0, 0, 4),
  textAlign: 'center',
  fontSize: '1.625rem',
  [theme.breakpoints.up('md')]: { marginBottom: theme.spacing(6), fontSize: '2.125rem' },
});
