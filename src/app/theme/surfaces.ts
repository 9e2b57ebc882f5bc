import { FORCED_COLORS, TOUCH } from '@/shared/ui/media-queries';
import type { Overrides } from './overrides';

/** Surfaces below content. */
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
  MuiChip: {
    styleOverrides: {
      root: {
        borderRadius: 8,
        fontWeight: 600,
        '&.MuiChip-clickable, &.MuiChip-deletable': { [TOUCH]: { height: 44 } },
        '&.MuiChip-filled': { [FORCED_COLORS]: { border: '1px solid' } },
      },
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: ({ theme: { vars } }) => ({ borderRadius: 16, borderColor: vars.palette.divider }) },
  },
};
