import type { Overrides } from './overrides';

/** Fields: a surface on any ground, an outline that can be seen, and text of 16 px, below which iOS zooms in. */
export const inputs: Overrides = {
  MuiInputBase: { styleOverrides: { root: { fontSize: '1rem' } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        backgroundColor: vars.palette.background.paper,
        '@media (hover: none)': {
          '&:hover:not(.Mui-focused):not(.Mui-error):not(.Mui-disabled) .MuiOutlinedInput-notchedOutline': {
            borderColor: vars.palette.controlLine,
          },
        },
      }),
      notchedOutline: ({ theme: { vars } }) => ({ borderColor: vars.palette.controlLine }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.8125rem', marginInline: 4 } } },
};
