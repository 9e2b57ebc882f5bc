import { styled } from '@mui/material/styles';

/** The cards of the profile, one below the other. */
export const ProfileColumn = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: spacing(2),
  [breakpoints.up('md')]: { gap: spacing(3) },
}));
