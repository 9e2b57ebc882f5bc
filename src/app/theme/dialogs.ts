import type { Overrides } from './overrides';

/** Overlays: dialogs, drawers, menus. */
export const dialogs: Overrides = {
  MuiDialog: {
    // The text of a dialog is readable at once; only the backdrop fades in.
    defaultProps: { transitionDuration: 0, slotProps: { backdrop: { transitionDuration: 225 } } },
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 20,
        // It has the focus until one of its controls has.
        '&, &:focus-visible': { outline: 0, boxShadow: theme.vars.shadows[24] },
        [theme.breakpoints.down('sm')]: {
          margin: 16,
          maxHeight: 'calc(100% - 32px)',
        },
        variants: [
          {
            props: { fullWidth: true },
            style: { [theme.breakpoints.down('sm')]: { width: 'calc(100% - 32px)' } },
          },
          {
            props: { fullScreen: true },
            style: { [theme.breakpoints.down('md')]: { margin: 0, width: '100%', maxHeight: 'none', borderRadius: 0 } },
          },
        ],
        '@media print': { border: 0, boxShadow: 'none' },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: { padding: '20px 24px 8px', fontSize: '1.25rem', lineHeight: 1.35, overflowWrap: 'anywhere' },
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: { variants: [{ props: { dividers: true }, style: { marginTop: 8, padding: '8px 24px' } }] },
    },
  },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: { root: { gap: 8, padding: '8px 24px 24px' } },
  },
};
