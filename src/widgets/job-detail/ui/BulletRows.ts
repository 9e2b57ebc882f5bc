import { styled } from '@mui/material/styles';

/** The bullets of a text, an `li` each. */
export const BulletRows = styled('ul')(({ theme: { spacing, vars } }) => ({
  margin: 0,
  paddingLeft: spacing(2.75),
  overflowWrap: 'anywhere',
  li: { marginBottom: spacing(1), paddingLeft: spacing(0.5), lineHeight: 1.65 },
  'li:last-of-type': { marginBottom: 0 },
  'li::marker, a': { color: vars.palette.primary.main },
}));
