import type { Overrides } from './overrides';

/** Alerts and progress. */
export const feedback: Overrides = {
  MuiAlert: {
    styleOverrides: {
      root: { textAlign: 'left', '@media (forced-colors: active)': { border: '1px solid' } },
      message: { overflowWrap: 'anywhere' },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        border: `1px solid ${vars.palette.divider}`,
        color: vars.palette.text.primary,
        backgroundColor: vars.palette.background.paper,
      }),
      action: { gap: 8 },
    },
  },
  // The track is hollow: a bar with nothing reached looks empty.
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        height: 10,
        border: `1px solid ${vars.palette.controlLine}`,
        borderRadius: 5,
        backgroundColor: 'transparent',
      }),
      // Its colour would give way to the system's.
      bar: { '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
};
