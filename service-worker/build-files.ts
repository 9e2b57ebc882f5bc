import type { PrecacheEntry } from 'workbox-precaching';

/** A file of the build, as `scripts/render-pages.ts` lists it. */
export interface BuildFile extends PrecacheEntry {
  /** True for the shell and the scripts that it names: it opens with all of them, or not at all. */
  isOfShell?: true;
}

const PICTURE_OR_FONT = /\.(svg|woff2)$/;

/**
 * True where the worker is installed although a file could not be cached: a picture or a font, and a script that the
 * server refuses, unless the shell needs it. A lost connection ends the installation, and the next visit starts it again.
 *
 * @param error of Workbox for a refused file, else of the connection
 */
export const isOptional = ({ url, isOfShell }: BuildFile, error: Error): boolean =>
  PICTURE_OR_FONT.test(url) || (!isOfShell && error.name === 'bad-precaching-response');
