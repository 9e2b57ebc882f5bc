import { cookieText } from '../device-storage';

/** The choice is in a cookie, so that the server knows of it before any script runs. It says nothing of a person. */
export const DATA_SAVER_COOKIE = 'titian-save-data';

const COOKIE_VALUE = new RegExp(`(?:^|;\\s*)${DATA_SAVER_COOKIE}=(on|off)(?:;|$)`);

const listeners = new Set<() => void>();

function deviceSavesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * True when data is to be saved: what was chosen in this browser, else what the device says (`Save-Data`). Specification 4,
 * section 11.
 */
export function savesData(): boolean {
  const chosen = COOKIE_VALUE.exec(cookieText())?.[1];
  return chosen === undefined ? deviceSavesData() : chosen === 'on';
}

/** True when images wait for a request on this page; also those that may wait until the first paint (`boot.ts`). */
export const imagesWait = (): boolean => document.documentElement.dataset.imagesWait !== undefined;

/** Lets the page fetch its images and its font from now on. */
export function showImages(): void {
  delete document.documentElement.dataset.imagesWait;
  fetchFont();
  listeners.forEach((listener) => listener());
}

/** Has images wait from now on; those that were fetched stay. */
export function holdImages(): void {
  document.documentElement.dataset.imagesWait = '';
  listeners.forEach((listener) => listener());
}

/** @returns ends the subscription to `imagesWait` */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

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
