import { colors } from './colors';
import type { Overrides } from './overrides';

/** Fields: white on any ground, an outline that can be seen, and text of 16 px, below which iOS zooms in. */
export const inputs: Overrides = {
  MuiInputBase: { styleOverrides: { root: { fontSize: '1rem' } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: colors.surface,
        '@media (hover: none)': {
          '&:hover:not(.Mui-focused):not(.Mui-error):not(.Mui-disabled) .MuiOutlinedInput-notchedOutline': {
            borderColor: colors.controlLine,
          },
        },
      },
      notchedOutline: { borderColor: colors.controlLine },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.8125rem', marginInline: 4 } } },
};
