import { styled, textStyle } from '../styled';

/** A paragraph beside the main thing. */
export const SmallText = styled('p')(({ theme }) => ({ ...textStyle(theme, 'body2'), margin: 0 }));
