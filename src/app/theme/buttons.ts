import { FORCED_COLORS, TOUCH } from '@/shared/ui/media-queries';
import type { Overrides } from './overrides';

/** Buttons: 44 px high, with a mouse 36 where `size` is small, and no ripple, which costs a tap its first frames. */
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
          { props: { size: 'small' }, style: { minHeight: 36, paddingInline: 14, [TOUCH]: { minHeight: 44 } } },
          { props: { size: 'large' }, style: { minHeight: 52, paddingInline: 28, fontSize: '1rem' } },
          { props: { variant: 'contained' }, style: { [FORCED_COLORS]: { border: '1px solid' } } },
          {
            props: { variant: 'contained', color: 'secondary' },
            style: ({ theme: { vars } }) => ({ '&:hover': { backgroundColor: vars.palette.secondary.dark } }),
          },
        ],
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        [TOUCH]: { minWidth: 44, minHeight: 44 },
        variants: [{ props: { size: 'medium' }, style: { padding: 10 } }],
      },
    },
  },
  MuiLink: {
    styleOverrides: {
      root: {
        textUnderlineOffset: '0.2em',
        variants: [
          { props: { component: 'button' }, style: { verticalAlign: 'baseline', [TOUCH]: { minHeight: 44 } } },
          {
            // Of its own and not in a sentence: it reaches beyond its line.
            props: { underline: 'hover' },
            style: { [TOUCH]: { display: 'inline-block', paddingBlock: 12, marginBlock: -12 } },
          },
        ],
      },
    },
  },
};
