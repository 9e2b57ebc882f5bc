import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The pages of a built web app. */
export interface BuiltPages {
  /** What stands for every page that the build has not rendered, relative to its folder. */
  shell: string;
  /** The rendered ones by their addresses, as visitors see them. */
  rendered: ReadonlyMap<string, string>;
}

/** Names the browser's cookie of a session; what is in it only the web app can read. */
const SESSION_COOKIE = /(^|;\s*)titian=/;

/**
 * Finds the pages of a build: `shell.html`, and `index.html` at its top and in its folders. A build without a shell has
 * one page for every address.
 *
 * @returns null when there is none
 */
export function findPages(dist: string): BuiltPages | null {
  if (!existsSync(path.join(dist, 'index.html'))) return null;
  if (!existsSync(path.join(dist, 'shell.html'))) return { shell: 'index.html', rendered: new Map() };
  const folders = readdirSync(dist, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const rendered = folders
    .map(({ name }): [string, string] => [`/${name}`, `${name}/index.html`])
    .filter(([, file]) => existsSync(path.join(dist, file)));
  return { shell: 'shell.html', rendered: new Map([['/', 'index.html'], ...rendered]) };
}

/**
 * The file to answer a page's address with. Whoever has a session gets the shell: a rendered page is a visitor's, and
 * would show them as one until the app runs.
 *
 * @param url path and query
 */
export function pageFor({ shell, rendered }: BuiltPages, url: string, cookie: string | undefined): string {
  if (cookie !== undefined && SESSION_COOKIE.test(cookie)) return shell;
  const asked = url.split('?', 1)[0] ?? '/';
  return rendered.get(asked.replace(/(.)\/+$/, '$1')) ?? shell;
}

const INLINE_SCRIPT = /<script>([^<]*)<\/script>/g;

/** What a Content-Security-Policy has to name to allow the scripts that stand in a build's pages, and no others. */
export function inlineScriptSources(dist: string): string[] {
  const pages = findPages(dist);
  if (!pages) return [];
  const html = readFileSync(path.join(dist, pages.shell), 'utf8');
  return [...html.matchAll(INLINE_SCRIPT)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
