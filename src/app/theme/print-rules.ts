/**
 * On paper: what a page says, without what one presses and what is marked `data-screen`. A card is not parted where it
 * fits on a page, and paper is white in either look (`dark-rules.ts` holds for screens alone).
 */
export const PRINT_RULES = `
@media print {
  @page { margin: 14mm; }
  html, body { background: none; }
  header, footer, nav, button, [role='tablist'], [role='progressbar'], [role='status'], [role='alert'],
  [data-screen] {
    display: none !important;
  }
  main { padding: 0 !important; }
  article, li, .MuiCard-root { break-inside: avoid; }
  h1, h2, h3 { break-after: avoid; }
  .MuiCard-root { padding-inline: 0 !important; border: 0 !important; box-shadow: none !important; }
}`;
