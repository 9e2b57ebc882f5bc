import { styled } from '@mui/material/styles';

/** What a dialog is called. Give it the id that names the dialog. */
export const DialogTitle = styled('h2')(({ theme }) => ({
  ...theme.typography.h6,
  flex: 'none',
  margin: 0,
  padding: '20px 24px 16px',
  fontSize: '1.25rem',
  lineHeight: 1.35,
}));

/** What a dialog says or asks: it alone scrolls where the screen is small. `data-parted`: between lines, as a form's. */
export const DialogContent = styled('div')(({ theme }) => ({
  flex: '1 1 auto',
  padding: '0 24px 20px',
  overflowY: 'auto',
  '&[data-parted]': { paddingBlock: 8, borderBlock: `1px solid ${theme.vars.palette.divider}` },
}));

/** The buttons at the end of a dialog. `data-stacked`: one below the other. */
export const DialogActions = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '8px 24px 24px',
  '&[data-stacked]': { flexDirection: 'column', alignItems: 'stretch' },
});
