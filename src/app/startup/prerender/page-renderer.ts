/**
 * A program of its own, for Node: the build renders its pages with it (`scripts/rendered-pages.ts`) and puts it into the
 * build, where a server may render pages that have jobs (`docs/adr/0011-rendered-pages.md`).
 */
export { createRenderers } from './jobs-pages';
export { renderPages } from './render-pages';
