import { focusRing } from './focus-ring';
import { FONT_FACES } from './fonts';
import type { Overrides } from './overrides';
import { PRINT_RULES, printColors } from './print-rules';

/** Baseline of every element of the page. */
export const baseline: Overrides = {
  MuiCssBaseline: {
    // The padding keeps what the focus or an anchor scrolls to out from under the navbar and a bar at the bottom.
    styleOverrides: (theme) => `${FONT_FACES}
html { scroll-padding: 88px 0 var(--bottom-bar, 0px); }
body { overflow-x: hidden; padding-bottom: var(--bottom-bar, 0px); }
h1, h2, h3 { text-wrap: balance; }
img { max-width: 100%; }
:focus-visible {
  outline: ${focusRing.outlineWidth}px ${focusRing.outlineStyle} ${focusRing.outlineColor};
  outline-offset: ${focusRing.outlineOffset}px;
  box-shadow: ${focusRing.boxShadow};
}${PRINT_RULES}${printColors(theme)}`,
  },
};
