import { FORCED_COLORS } from '@/shared/ui/media-queries';
import type { Overrides } from './overrides';

/** Alerts, progress, ratings and hints. */
export const feedback: Overrides = {
  MuiAlert: {
    styleOverrides: {
      root: { textAlign: 'left', [FORCED_COLORS]: { border: '1px solid' } },
      message: { overflowWrap: 'anywhere' },
    },
  },
  MuiSkeleton: { styleOverrides: { root: { [FORCED_COLORS]: { border: '1px solid' } } } },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme: { vars } }) => ({
        padding: '2px 6px',
        border: '1px solid transparent',
        borderRadius: 8,
        fontSize: '0.75rem',
        lineHeight: 1.25,
        color: vars.palette.background.paper,
        backgroundColor: vars.palette.text.primary,
      }),
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
  // A star that is not given is hollow: the system's colours leave no difference of colour.
  MuiRating: {
    styleOverrides: {
      iconFilled: ({ theme: { vars } }) => ({ color: vars.palette.star }),
      iconEmpty: ({ theme: { vars } }) => ({ color: vars.palette.controlLine }),
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
      bar: { [FORCED_COLORS]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
};
