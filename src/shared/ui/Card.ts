import { styled } from '@mui/material/styles';

/**
 * A part of a page with the style of Material UI's card: a `section`, whose heading, an `h2`, stands in its
 * `.card-head`, with buttons beside it.
 */
export const Card = styled('section')(({ theme }) => {
  const { breakpoints, spacing, vars } = theme;
  return {
    overflow: 'hidden',
    padding: spacing(2),
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: 16,
    color: vars.palette.text.primary,
    backgroundColor: vars.palette.background.paper,
    [breakpoints.up('sm')]: { padding: spacing(3) },
    '.card-head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
    '.card-head > h2': { ...theme.typography.h4, margin: 0 },
    // As `app/theme/print-rules.ts` has it for Material UI's.
    '@media print': { breakInside: 'avoid', paddingInline: '0 !important', border: 0 },
  };
});
