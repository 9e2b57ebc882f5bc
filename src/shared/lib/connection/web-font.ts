/**
 * Fetches the web font that the page names; until then a system font of the same metrics is shown (`theme/fonts.ts`).
 * As a file of the page and not of its style: a font that a style requests sends the page's whole address along, with
 * the token of a mailed link in it.
 */
export function fetchFont(): void {
  const { font } = document.documentElement.dataset;
  if (!font) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: font });
  link.onload = () => {
    const face = new FontFace('Plus Jakarta Sans Variable', `url(${font})`, { weight: '200 800', display: 'swap' });
    document.fonts.add(face);
    // A broken file: the fallback face stays.
    face.load().catch(() => document.fonts.delete(face));
  };
  document.head.append(link);
}
