import { styled } from '@mui/material/styles';

/** Several controls that are one. What they are called is its first element; `data-wrong` and `data-off` say its state. */
export const Group = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'inline-flex',
    flexDirection: 'column',
    minWidth: 0,
    width: '100%',
    margin: '16px 0 8px',
    verticalAlign: 'top',
    padding: 0,
    border: 0,
    '& > :first-child': {
      ...theme.typography.body1,
      padding: 0,
      lineHeight: '1.4375em',
      color: palette.text.secondary,
    },
    '&:focus-within > :first-child': { color: palette.primary.main },
    '&[data-off] > :first-child': { color: palette.text.disabled },
    '&[data-wrong] > :first-child': { color: palette.error.main },
  };
});
