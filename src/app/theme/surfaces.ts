import type { Overrides } from './overrides';

/** What content stands on: cards, dialogs, chips. */
export const surfaces: Overrides = {
  MuiPaper: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundImage: 'none',
        variants: [
          {
            // By night a shadow alone does not part what is raised from what it covers.
            props: ({ variant, elevation }) => variant !== 'outlined' && elevation !== 0,
            style: { border: `1px solid ${theme.vars.palette.divider}` },
          },
        ],
      }),
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: ({ theme: { vars } }) => ({ borderRadius: 16, borderColor: vars.palette.divider }) },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 20,
        [theme.breakpoints.down('sm')]: {
          margin: 16,
          maxHeight: 'calc(100% - 32px)',
          '&.MuiDialog-paperFullWidth:not(.MuiDialog-paperFullScreen)': { width: 'calc(100% - 32px)' },
          '&.MuiDialog-paperFullScreen': { margin: 0, maxHeight: 'none', borderRadius: 0 },
        },
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.25rem', lineHeight: 1.35, paddingTop: 20 } } },
  MuiChip: { styleOverrides: { root: { borderRadius: 8, fontWeight: 600 } } },
};
