import { styled } from '@mui/material/styles';

/** A paragraph that says what is not there. */
export const MutedText = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));
