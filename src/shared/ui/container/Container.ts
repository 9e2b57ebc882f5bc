import { styled } from '@mui/material/styles';

/** In the middle of the page, with room at its sides, and not wider than can be read. */
export const Container = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  width: '100%',
  maxWidth: breakpoints.values.lg,
  marginInline: 'auto',
  paddingInline: spacing(2),
  [breakpoints.up('sm')]: { paddingInline: spacing(3) },
}));
