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
  // Rows of one list, parted by lines.
  MuiAccordion: {
    defaultProps: { disableGutters: true, variant: 'outlined' },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        borderColor: vars.palette.divider,
        '&:first-of-type': { borderTopLeftRadius: 16, borderTopRightRadius: 16 },
        '&:last-of-type': { borderBottomLeftRadius: 16, borderBottomRightRadius: 16 },
        '&:not(:first-of-type)': { borderTop: 0 },
        '&::before': { display: 'none' },
      }),
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.h4,
        minHeight: 56,
        '&.Mui-focusVisible': { outlineOffset: -4, backgroundColor: 'transparent' },
      }),
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(0, 2, 3) }) } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: ({ theme: { vars } }) => ({ borderRadius: 16, borderColor: vars.palette.divider }) },
  },
};
