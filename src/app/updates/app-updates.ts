import { onPageSettled } from '@/shared/lib/async';
import { savesData } from '@/shared/lib/connection';
import { createUpdates } from './updates';

/** The scripts of this app's own build; extensions of the browser add theirs. */
const ownScripts = (): string[] =>
  [...document.scripts].map(({ src }) => src).filter((src) => src.startsWith(`${window.location.origin}/assets/`));

/** The updates of the running app. */
export const appUpdates = createUpdates({
  // No `navigator` while a page is rendered without a browser.
  container:
    typeof navigator === 'undefined' ? undefined : (navigator.serviceWorker as ServiceWorkerContainer | undefined),
  savesData,
  scripts: ownScripts,
  reload: () => window.location.reload(),
});

/**
 * Starts them once the page has settled: the first worker fetches all of the build, which costs a slow phone more than the
 * page has. Not under `npm run dev`, which builds no worker.
 */
export function startUpdates(): void {
  if (process.env.NODE_ENV !== 'production') return;
  onPageSettled(() => void appUpdates.start());
}
