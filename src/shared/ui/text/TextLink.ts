import { styled } from '@mui/material/styles';
import { linkStyle } from './link-style';

/** A link within a text: an `a`. */
export const TextLink = styled('a')(({ theme }) => linkStyle(theme));
