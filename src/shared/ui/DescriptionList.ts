import { styled } from '@mui/material/styles';

/**
 * What is known of something: a `dl` of a `div` for each `dt` with its `dd`; `data-missing` on one that is not there.
 */
export const DescriptionList = styled('dl')(({ theme }) => {
  const { breakpoints, spacing, vars } = theme;
  return {
    display: 'grid',
    gap: spacing(2),
    margin: spacing(1.5, 0, 0),
    '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
    dt: { ...theme.typography.body2, color: vars.palette.text.secondary },
    dd: { margin: 0, whiteSpace: 'pre-line' },
    'dd[data-missing]': { color: vars.palette.text.secondary },
    [breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  };
});
