import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { isSessionCookieLocked, loadSessionCipher, readSessionCookie, selectIsSignedIn } from '@/entities/session';
import { readsOf } from '@/shared/api';
import { sweepDrafts } from '@/shared/lib/drafts';
import { inTime } from '@/shared/lib/in-time';
import { logFailure } from '@/shared/lib/logging';
import { pause } from '@/shared/lib/pieces';
import { AppProviders } from './AppProviders';
import { HYDRATED } from './boot/early-input';
import { startPrefetch } from './prefetch';
import { AppRoutes, preloadPage } from './router';
import { createAppStore, startPersistence, startPrivateAnswers, startTabSync } from './state';
import { startUpdates } from './updates';

/** Who is signed in is known from the first paint on. Without the cipher the page is a visitor's, and looks again later. */
async function unlockSession(): Promise<void> {
  if (!isSessionCookieLocked()) return;
  try {
    await loadSessionCipher();
  } catch (error) {
    logFailure('the session cookie could not be read', error);
  }
}

/** Of a cookie that is still locked it is not known whose it is. */
const maySomebodyBeSignedIn = (): boolean => isSessionCookieLocked() || readSessionCookie() !== null;

/** How long the page waits for what it shows first, in milliseconds, before it shows that it waits. */
const PATIENCE = 500;

/** Makes the store, and shows the app in `container`, or takes over what the build has rendered into it. */
export async function start(container: HTMLElement): Promise<void> {
  const readPage = preloadPage(window.location, maySomebodyBeSignedIn());
  await unlockSession();
  await pause();
  const store = createAppStore();
  await pause();
  const { dataset } = document.documentElement;
  // Else it is another address's page, or the shell; `boot.ts` has looked.
  const isRendered = dataset.page !== undefined;
  if (!isRendered && selectIsSignedIn(store.getState())) {
    await inTime(readPage(readsOf(store.dispatch)), PATIENCE);
  }
  const app = (
    <StrictMode>
      <AppProviders store={store} renderedState={store.getState()}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </AppProviders>
    </StrictMode>
  );
  // What came for another address stays as it is, the bar alone, until React puts the app in its place.
  if (dataset.foreign !== undefined) for (const part of container.children) part.setAttribute('data-foreign', '');
  delete dataset.foreign;
  // In a transition: React then rests every few milliseconds.
  startTransition(() => {
    if (isRendered) {
      const onRecoverableError = (error: unknown) => logFailure('the rendered page did not fit', error);
      hydrateRoot(container, app, { onRecoverableError });
    } else {
      // Each page has a title of its own, and a document has one: the shell's, or that of the vacancy which the server
      // has put in its place, would come up again while the next page is loaded.
      const given = document.querySelector('title');
      document.addEventListener(HYDRATED, () => given?.remove(), { once: true });
      createRoot(container).render(app);
    }
  });
  startPersistence(store);
  sweepDrafts();
  startTabSync(store);
  startPrivateAnswers(store);
  startUpdates();
  startPrefetch();
}
