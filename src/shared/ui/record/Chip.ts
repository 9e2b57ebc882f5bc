import { styled } from '@mui/material/styles';

/** A name as an entry of a list, with the button that removes it: a `span` and a button. */
export const Chip = styled('li')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  boxSizing: 'border-box',
  maxWidth: '100%',
  height: 32,
  paddingInline: '12px 4px',
  borderRadius: 8,
  fontSize: theme.typography.pxToRem(13),
  fontWeight: 600,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  backgroundColor: theme.vars.palette.action.selected,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
}));
