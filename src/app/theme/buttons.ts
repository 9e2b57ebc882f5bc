import type { Overrides } from './overrides';

/** Buttons: 44 px to touch unless `size` is small, and no ripple, which costs a tap its first frames. */
export const buttons: Overrides = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 44,
        paddingInline: 20,
        lineHeight: 1.4,
        variants: [
          { props: { variant: 'text' }, style: { paddingInline: 12 } },
          { props: { size: 'small' }, style: { minHeight: 36, paddingInline: 14 } },
          { props: { size: 'large' }, style: { minHeight: 52, paddingInline: 28, fontSize: '1rem' } },
          {
            props: { variant: 'contained', color: 'secondary' },
            style: ({ theme: { vars } }) => ({ '&:hover': { backgroundColor: vars.palette.secondary.dark } }),
          },
        ],
      },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { variants: [{ props: { size: 'medium' }, style: { padding: 10 } }] } },
  },
  MuiLink: { styleOverrides: { root: { textUnderlineOffset: '0.2em' } } },
};
