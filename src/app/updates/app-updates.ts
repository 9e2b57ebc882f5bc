import { whenIdle } from '@/shared/lib/pieces';
import { createUpdates } from './updates';

/** The scripts of this app's own build; extensions of the browser add theirs. */
const ownScripts = (): string[] =>
  [...document.scripts].map(({ src }) => src).filter((src) => src.startsWith(`${window.location.origin}/assets/`));

/** The updates of the running app. */
export const appUpdates = createUpdates({
  // No browser while the build renders pages.
  container:
    typeof navigator === 'undefined' ? undefined : (navigator.serviceWorker as ServiceWorkerContainer | undefined),
  scripts: ownScripts,
  reload: () => window.location.reload(),
});

/** Starts them once the page has loaded and has nothing else to do; not under `npm run dev`, which builds no worker. */
export function startUpdates(): void {
  if (process.env.NODE_ENV !== 'production') return;
  const start = () => void appUpdates.start();
  const startWhenIdle = () => void whenIdle(start, { otherwiseAfter: 1000 });
  if (document.readyState === 'complete') startWhenIdle();
  else window.addEventListener('load', startWhenIdle, { once: true });
}
