import { FORCED_COLORS, TOUCH } from '@/shared/ui/media-queries';
import type { Overrides } from './overrides';

/** Navigation: tabs, pages, menu entries, segmented buttons. */
export const navigation: Overrides = {
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ borderBottom: `1px solid ${theme.vars.palette.divider}` }),
      // A line, not a background: it is still seen where the system chooses the colours.
      indicator: ({ theme }) => ({ height: 0, borderTop: `3px solid ${theme.vars.palette.primary.main}` }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: '1rem',
        '&:hover': { color: theme.vars.palette.primary.main },
        // Inside: the list of tabs cuts off what is outside.
        '&.Mui-focusVisible': {
          outlineOffset: -6,
          boxShadow: `inset 0 0 0 2px ${theme.vars.palette.background.paper}`,
        },
      }),
    },
  },
  MuiPagination: { styleOverrides: { ul: { justifyContent: 'center' } } },
  MuiPaginationItem: {
    defaultProps: { color: 'primary' },
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 40,
        height: 40,
        borderRadius: 20,
        fontSize: theme.typography.pxToRem(15),
        [theme.breakpoints.down('sm')]: { minWidth: 32, height: 36, margin: '0 2px', padding: theme.spacing(0, 0.5) },
        // Seven in a row, of which two are none to press, have room on the smallest phone.
        [TOUCH]: { minWidth: 44, height: 44, margin: 0, borderRadius: 22 },
        '&.MuiPaginationItem-ellipsis': { [TOUCH]: { minWidth: 34, height: 'auto' } },
        '&.Mui-selected': { [FORCED_COLORS]: { border: '2px solid' } },
      }),
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme: { shape, vars } }) => ({
        minHeight: 44,
        borderRadius: shape.borderRadius,
        '&[aria-current]': {
          color: vars.palette.primary.main,
          backgroundColor: vars.palette.tint.primary,
          [FORCED_COLORS]: { border: '1px solid' },
        },
      }),
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 40, color: 'inherit' } } },
  // In the colour of the text around it, on any background.
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: {
        gap: 2,
        padding: 3,
        border: '1px solid color-mix(in srgb, currentColor 30%, transparent)',
        borderRadius: 999,
      },
      grouped: { border: 0, margin: 0, borderRadius: '999px !important' },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        gap: 6,
        minHeight: 38,
        padding: '0 11px',
        [TOUCH]: { minWidth: 44, minHeight: 44 },
        fontSize: '0.875rem',
        fontWeight: 600,
        color: 'inherit',
        '&.Mui-selected, &.Mui-selected:hover': {
          color: 'inherit',
          backgroundColor: 'color-mix(in srgb, currentColor 18%, transparent)',
        },
        [FORCED_COLORS]: { '&.Mui-selected': { outline: '2px solid', outlineOffset: -2 } },
      },
    },
  },
};
