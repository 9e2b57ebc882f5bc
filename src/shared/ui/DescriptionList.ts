import { styled } from '@mui/material/styles';

/**
 * Description list: a `dl` with a `div` for each `dt` and its `dd`; `data-missing` marks an entry without a value.
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
