import { styled } from '@mui/material/styles';

/** A paragraph beside the main thing. */
export const SmallText = styled('p')(({ theme }) => ({ ...theme.typography.body2, margin: 0 }));
