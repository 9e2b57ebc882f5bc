import type { ElementType } from 'react';
import MuiCard from '@mui/material/Card';
import type { CardProps } from '@mui/material/Card';
import { styled } from '@mui/material/styles';

const Section = (props: CardProps<'section', { component?: ElementType }>) => (
  <MuiCard component="section" {...props} />
);

/**
 * A part of a page: Material UI's card as a `section`, whose heading, an `h2`, is in its `.card-head`, with buttons
 * beside it.
 */
export const Card = styled(Section)(({ theme }) => {
  const { breakpoints, spacing } = theme;
  return {
    padding: spacing(2),
    [breakpoints.up('sm')]: { padding: spacing(3) },
    '.card-head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
    '.card-head > h2': { ...theme.typography.h4, margin: 0 },
  };
});
