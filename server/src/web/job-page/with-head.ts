/** Elements that a page may have once: those of the web app's shell are removed. */
const REPLACED = [/<title>[^<]*<\/title>/i, /<meta name="description"[^>]*>/i];

/** The web app's HTML with other contents of its head. */
export function withHead(html: string, head: string): string {
  const bare = REPLACED.reduce((text, pattern) => text.replace(pattern, ''), html);
  // As a function, because `replace` gives `$` in a string a meaning.
  return bare.replace('</head>', () => `${head}</head>`);
}
