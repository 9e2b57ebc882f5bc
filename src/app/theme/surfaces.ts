import type { Overrides } from './overrides';

/** What content stands on. */
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
  MuiChip: { styleOverrides: { root: { borderRadius: 8, fontWeight: 600 } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: ({ theme: { vars } }) => ({ borderRadius: 16, borderColor: vars.palette.divider }) },
  },
};
