import type { SxProps, Theme } from '@mui/material/styles';

/** How an entry of the navbar and of its menus looks, be it a link or a button. */
export const entryStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  width: '100%',
  minHeight: 44,
  px: 1.75,
  border: 0,
  borderRadius: 1,
  background: 'none',
  color: 'text.primary',
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { color: 'primary.main', bgcolor: 'tint.primary' },
} as const satisfies SxProps<Theme>;
