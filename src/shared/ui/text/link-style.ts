import type { CSSObject, Theme } from '@mui/material/styles';

/** How a link within a text looks. */
export const linkStyle = ({ vars }: Theme): CSSObject => ({
  color: vars.palette.primary.main,
  textDecoration: 'underline',
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecorationColor: 'inherit' },
});
