import type { Theme } from '@mui/material/styles';
import { focusRing } from './overrides';
import { FONT_FACES } from './fonts';
import type { Overrides } from './overrides';

/**
 * On paper: what a page says, without what one presses or fills in and what is marked `data-screen`. A message is for the
 * moment, unless it is marked `data-paper`. A card is not parted where it fits on a page.
 */
const PRINT_RULES = `
@media print {
  @page { margin: 14mm; }
  html, body { background: none; }
  header, footer, nav, button, main form, [role='tablist'], [role='progressbar'],
  [role='status']:not([data-paper]), [role='alert'], [data-screen] {
    display: none !important;
  }
  main { padding: 0 !important; }
  article, li, .MuiCard-root { break-inside: avoid; }
  h1, h2, h3 { break-after: avoid; }
  .MuiCard-root { padding-inline: 0 !important; border: 0 !important; box-shadow: none !important; }
}`;

/** Paper is white whatever the colour scheme of the screen: the variables of the light scheme, once more for print. */
export function printColors(theme: Pick<Theme, 'generateStyleSheets' | 'getColorSchemeSelector'>): string {
  const light = theme.getColorSchemeSelector('light').replace(/ &$/, '');
  const sheets = theme.generateStyleSheets?.() ?? [];
  const variables = sheets.flatMap((sheet) =>
    Object.entries(sheet as Record<string, Record<string, string>>).flatMap(([selector, values]) =>
      selector.includes(light) ? Object.entries(values).filter(([name]) => name.startsWith('--')) : [],
    ),
  );
  const declarations = variables.map(([name, value]) => `${name}: ${value};`).join(' ');
  return `
@media print {
  :root:root { color-scheme: light; ${declarations} }
}`;
}

/** Baseline of every element of the page. */
export const baseline: Overrides = {
  MuiCssBaseline: {
    // The face's own space is 0.17 em, which pixels round away in small text. On each element: controls do not inherit it.
    // The padding keeps what the focus or an anchor scrolls to out from under the navbar and a bar at the bottom.
    styleOverrides: (theme) => `${FONT_FACES}
* { word-spacing: 0.06em; }
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
