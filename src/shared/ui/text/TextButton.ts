import { styled } from '@mui/material/styles';
import { linkStyle } from './link-style';

/** A button that stands in a text as a link does: a `button`, which says its type. */
export const TextButton = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  ...linkStyle(theme),
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  appearance: 'none',
  userSelect: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
}));
