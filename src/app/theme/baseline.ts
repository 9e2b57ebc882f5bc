import { DARK_RULES } from './dark-rules';
import { FONT_FACES } from './fonts';
import type { Overrides } from './overrides';
import { PRINT_RULES } from './print-rules';

/**
 * A dark line with a white one inside it: whatever the ground, one of the two stands out from it. Also Material UI's
 * `focusVisible`.
 */
export const focusRing = {
  outlineStyle: 'solid' as const,
  outlineWidth: 3,
  outlineColor: 'var(--mui-palette-primary-dark)',
  outlineOffset: 2,
  boxShadow: '0 0 0 2px var(--mui-palette-background-paper)',
};

/** What holds for every element of the page. */
export const baseline: Overrides = {
  MuiCssBaseline: {
    // The padding keeps what the focus or an anchor scrolls to out from under the navbar.
    styleOverrides: `${FONT_FACES}${DARK_RULES}
html { scroll-padding-top: 88px; }
body { overflow-x: hidden; }
h1, h2, h3 { text-wrap: balance; }
img { max-width: 100%; }
:focus-visible {
  outline: ${focusRing.outlineWidth}px ${focusRing.outlineStyle} ${focusRing.outlineColor};
  outline-offset: ${focusRing.outlineOffset}px;
  box-shadow: ${focusRing.boxShadow};
}${PRINT_RULES}`,
  },
};
