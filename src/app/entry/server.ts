/**
 * A program of its own, for Node: the build renders its pages with it (`scripts/render-pages.ts`), and a server those that
 * have jobs (`docs/adr/0011-rendered-pages.md`).
 */
export { createRenderers } from './jobs-pages';
export { renderPages } from './pages';
