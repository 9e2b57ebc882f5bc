import type { RouteName } from '@/shared/config';
import type { PageState } from '../state';
import type { RenderedPage } from './rendered-page';

/** Parts that all pages of a build share. */
export interface PageFrame {
  /** The template, with what is to run in it as ordinary `<script defer>`. */
  template: string;
  /** The text of `boot.ts`, compiled. */
  boot: string;
  /** Scripts that read the session's cookie and request the first data of a private page. */
  sessionScripts: string[];
  /** Further scripts, by the page that needs them. */
  pageScripts: Partial<Record<RouteName, string[]>>;
}

const SCRIPT = /<script defer(?:="defer")? src="([^"]+)"><\/script>/g;

/** Elements that React puts before the markup because they belong in the head: a title, and hints that would delay the page. */
const HOISTED = /^(?:<title>([^<]*)<\/title>|<link [^>]*>|<meta [^>]*>)/;

/** Parts the title from the markup that goes into the app's root. */
export function takeTitle(markup: string): { title: string | null; body: string } {
  let title: string | null = null;
  let body = markup;
  for (let found = HOISTED.exec(body); found; found = HOISTED.exec(body)) {
    title ??= found[1] ?? null;
    body = body.slice(found[0].length);
  }
  return { title, body };
}

/**
 * Images that may wait do so until the page has painted or, with data saver on, until they are requested (`boot.ts`):
 * they are moved too far away to be fetched, while the layout keeps their room.
 */
const WAITING_STYLE = '[data-images-wait] img[src][loading=lazy]{translate:-9999px}';

/** Nothing is seen of a page that came for another address, until the app has drawn the right one (`boot.ts`). */
const ELSEWHERE_STYLE = '[data-elsewhere] #root{display:none}';

/** Elements that a page may have once. */
const REPLACED = [/<title>[^<]*<\/title>/, /<meta name="description"[^>]*>/];

/** JSON in a script element: nothing in it can end the element or start a comment. */
const stateElement = (state: PageState): string => {
  const escaped = JSON.stringify(state).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/json" id="state">${escaped}</script>`;
};

/**
 * The document of one page: the template with the page in its root, and in its head the page's styles and what starts
 * the app after the first paint.
 *
 * @throws when the page has scripts of its own, which the Content-Security-Policy would refuse
 */
export function toDocument(frame: PageFrame, page: RenderedPage): string {
  const { template, boot, sessionScripts, pageScripts } = frame;
  const { title: ownTitle, body } = takeTitle(page.markup);
  const title = page.head === undefined ? ownTitle : null;
  const bare = page.head === undefined ? template : REPLACED.reduce((text, part) => text.replace(part, ''), template);
  if (/<script/i.test(body)) throw new Error(`${page.path ?? 'the shell'} was rendered with a script in it.`);
  const scripts = [...template.matchAll(SCRIPT)].map(([, src]) => src).join(' ');
  const own = (page.route && pageScripts[page.route]) ?? [];
  const attributes = [
    ` data-scripts="${scripts}"`,
    own.length === 0 ? '' : ` data-page-scripts="${own.join(' ')}"`,
    page.route === null || page.session ? ` data-session-scripts="${sessionScripts.join(' ')}"` : '',
    page.path === null ? '' : ` data-address="${page.path}${page.query ? '?' : ''}"`,
    page.session ? ` data-session="${page.session}"` : '',
  ].join('');
  const hasData = page.state.rendered !== undefined && page.route !== 'landing' && !body.includes('MuiSkeleton-root');
  const isComplete = page.isComplete ?? (hasData && !page.session);
  // Behind the content: only the app needs it.
  const state = stateElement(page.state);
  const head = [
    page.script,
    `<style>${ELSEWHERE_STYLE}${WAITING_STYLE}</style>`,
    // As Emotion marks them once it has moved them to where they are already: each would be read again.
    page.styles.replace(/<style /g, '<style data-s="" '),
    `<script>${boot}</script>`,
    page.head,
  ].join('');
  // As functions: a text could hold signs that mean something to `replace`.
  return (
    bare
      .replace(SCRIPT, '')
      .replace('<html', () => `<html${attributes}`)
      .replace(/<title>[^<]*<\/title>/, (plain) => (title === null ? plain : `<title>${title}</title>`))
      .replace('</head>', () => `${head}</head>`)
      // A public page is complete without scripts, and so is a visitor's list.
      .replace(/<noscript\s*>[^<]*<\/noscript\s*>/, (text) => (isComplete ? '' : text))
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${state}`)
  );
}

/** Where a page's document is in the build, so that any static server finds it. */
export const fileOf = ({ path, file }: Pick<RenderedPage, 'path' | 'file'>): string =>
  file ?? `${(path ?? '').slice(1)}/index.html`.replace(/^\//, '');
