import { styled } from '@mui/material/styles';

/** Chips side by side, which wrap; a `<p>` before them says what they are. */
export const ChipRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& > p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
}));
