import { styled } from '@mui/material/styles';

/** "Apply" and the hint below it. */
export const ApplyColumn = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  gap: theme.spacing(1),
}));
