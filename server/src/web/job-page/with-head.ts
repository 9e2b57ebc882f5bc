/** What a page says of itself stands once: these of the web app's shell make room. */
const REPLACED = [/<title>[^<]*<\/title>/i, /<meta name="description"[^>]*>/i];

/** The web app's HTML with other contents of its head. */
export function withHead(html: string, head: string): string {
  const bare = REPLACED.reduce((text, pattern) => text.replace(pattern, ''), html);
  // As a function, for a plain text could hold signs that mean something to `replace`.
  return bare.replace('</head>', () => `${head}</head>`);
}
