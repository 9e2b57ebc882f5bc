import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The pages of a built web app. */
export interface BuiltPages {
  /** The shell, for every page that the build has not rendered, relative to its folder. */
  shell: string;
  /** The rendered pages by address, as visitors see them. */
  rendered: ReadonlyMap<string, string>;
  /** The pages by address that somebody who is signed in gets. */
  ofCandidates: ReadonlyMap<string, string>;
  /** The pages that say of a job that it was removed, and that there is none; the shell in a build without. */
  withoutJob: Record<'gone' | 'unknown', string>;
}

/** The name of the browser's session cookie; only the web app reads its value. */
const SESSION_COOKIE = /(^|;\s*)titian=/;

/** True when a request's cookies are those of a caller who may be signed in. */
export const mayBeSignedIn = (cookie: string | undefined): boolean =>
  cookie !== undefined && SESSION_COOKIE.test(cookie);

/** True for a reader of English: all rendered pages are Indonesian. */
export const readsEnglish = (cookie: string | undefined): boolean =>
  cookie !== undefined && /(^|;\s*)titian-language=en(;|$)/.test(cookie);

/** A page that was rendered for somebody who is signed in (`src/app/entry/document.ts`). */
const OF_CANDIDATES = /^<!doctype html>\s*<html[^>]* data-session="unknown"/i;

/**
 * Finds the pages of a build: `shell.html`, those of missing jobs, and `index.html` at its top and in its folders. A build without a
 * shell has one page for every address.
 *
 * @returns null when there is none
 */
export function findPages(dist: string): BuiltPages | null {
  const isThere = (file: string) => existsSync(path.join(dist, file));
  if (!isThere('index.html')) return null;
  const shell = isThere('shell.html') ? 'shell.html' : 'index.html';
  const orShell = (file: string) => (isThere(file) ? file : shell);
  const withoutJob = { gone: orShell('job-gone.html'), unknown: orShell('job-unknown.html') };
  if (shell === 'index.html') return { shell, rendered: new Map(), ofCandidates: new Map(), withoutJob };
  const folders = readdirSync(dist, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const rendered = new Map([['/', 'index.html']]);
  const ofCandidates = new Map<string, string>();
  for (const { name } of folders) {
    const file = `${name}/index.html`;
    if (!isThere(file)) continue;
    const isOfCandidates = OF_CANDIDATES.test(readFileSync(path.join(dist, file), 'utf8'));
    (isOfCandidates ? ofCandidates : rendered).set(`/${name}`, file);
  }
  return { shell, rendered, ofCandidates, withoutJob };
}

/** The path of a page's address, without a slash at its end. */
export const pagePath = (url: string): string => (url.split('?', 1)[0] ?? '/').replace(/(.)\/+$/, '$1');

/**
 * The file to send for a page's address. Somebody who has a session gets a candidates' page, or the shell: any other page is a visitor's,
 * and would show them as one until the app runs.
 *
 * @param url path and query
 */
export function pageFor(
  { shell, rendered, ofCandidates }: BuiltPages,
  url: string,
  cookie: string | undefined,
): string {
  if (readsEnglish(cookie)) return shell;
  return (mayBeSignedIn(cookie) ? ofCandidates : rendered).get(pagePath(url)) ?? shell;
}

const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs;

/** The sources for a Content-Security-Policy that allows the inline scripts of a build's pages, and no others. */
export function inlineScriptSources(dist: string): string[] {
  const pages = findPages(dist);
  if (!pages) return [];
  const html = readFileSync(path.join(dist, pages.shell), 'utf8');
  return [...html.matchAll(INLINE_SCRIPT)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
