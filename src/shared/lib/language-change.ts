/**
 * A page has the texts of the language in which it was loaded. While it is loaded again in another one, a picture of it
 * stays until the new text is there. Specification 4, section 8; ADR 14.
 */

/** In sessionStorage during the reload: the picture, how far it is scrolled, and until when it is of use. */
const KEY = 'titian:language-change';

type Kept = [markup: string, scrollTop: number, until: number];

/** Milliseconds within which the page has to be back, and after which the picture goes whatever is still on its way. */
const PATIENCE = 20_000;

const ID = 'old-page';

/** The picture can be scrolled, and nothing in it can be pressed. It is not in the body, which comes later. */
const toStyle = ({ font, color }: CSSStyleDeclaration): string =>
  `html{overflow:hidden}#${ID}{position:fixed;inset:0;z-index:9999;overflow:auto;font:${font};color:${color};background:var(--mui-palette-background-default)}`;

/** Keeps the page for the one that is loaded next, without what was typed: there may be a password in it. */
export function keepOldPage(): void {
  try {
    const root = document.getElementById('root')?.cloneNode(true) as HTMLElement;
    for (const input of root.querySelectorAll('input:not([type=search])')) input.removeAttribute('value');
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
    const style = rules.join('') + toStyle(getComputedStyle(document.body));
    const markup = `<style>${style}</style><div inert aria-hidden="true">${root.innerHTML}</div>`;
    const kept: Kept = [markup, window.scrollY, Date.now() + PATIENCE];
    window.sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // The next page is blank for a moment.
  }
}

/**
 * Covers the page with the one before the reload. Called in its head; a part of every page, and therefore short.
 *
 * @returns false where the page was not just reloaded for another language
 */
export function showOldPage(): boolean {
  try {
    const stored = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    if (stored === null) return false;
    const [markup, scrollTop, until] = JSON.parse(stored) as Kept;
    if (Date.now() > until) return false;
    const picture = document.createElement('div');
    picture.id = ID;
    picture.innerHTML = markup;
    document.documentElement.append(picture);
    picture.scrollTop = scrollTop;
    setTimeout(() => picture.remove(), PATIENCE);
    return true;
  } catch {
    return false;
  }
}

const WAITING = '[aria-busy=true], .MuiSkeleton-root, [role=progressbar]:not([aria-valuenow])';

/** True while a part of the new page that is on the screen is on its way. */
const isOnItsWay = (): boolean =>
  [...document.querySelectorAll(`#root :is(${WAITING})`)].some((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top < window.innerHeight && bottom > 0;
  });

/** Uncovers the page that the app has drawn, once its first screen is complete. */
export function uncoverNewPage(): void {
  const picture = document.getElementById(ID);
  if (picture && isOnItsWay()) setTimeout(uncoverNewPage, 50);
  else picture?.remove();
}
