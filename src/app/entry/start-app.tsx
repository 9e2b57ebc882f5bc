import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { startCapabilities } from '@/entities/capability';
import {
  isSessionCookieLocked,
  loadSessionCipher,
  readSessionCookie,
  sessionRead,
  UNKNOWN_SESSION,
} from '@/entities/session';
import { HYDRATED } from '@/shared/lib/async';
import { isRendered } from '@/shared/lib/is-rendered';
import { sweepDrafts } from '@/shared/lib/drafts';
import { logFailure } from '@/shared/lib/logging';
import { AppProviders } from '../AppProviders';
import { AppRoutes } from '../router';
import {
  createPageStore,
  readPageState,
  startDueDeletions,
  startPersistence,
  startPrivateResponses,
  startTabSync,
} from '../state';
import type { AppStore, RootState } from '../state';
import { startUpdates } from '../updates';

/** The first render knows who is signed in. Without the cipher it is a visitor's; `startTabSync` looks again later. */
async function unlockSession(): Promise<void> {
  if (!isSessionCookieLocked()) return;
  try {
    await loadSessionCipher();
  } catch (error) {
    logFailure('the session cookie could not be read', error);
  }
}

/**
 * The steps that make the store, and take over the page that was rendered into `container`, or render the app there.
 *
 * @param pageLoaded resolves once the page's chunk is there, or has failed
 */
export function appSteps(container: HTMLElement, pageLoaded: Promise<void>): (() => unknown)[] {
  const { dataset } = document.documentElement;
  const pageState = readPageState();
  const isTakenOver = isRendered();
  const isElsewhere = dataset.elsewhere !== undefined;
  const isOfUnknown = isTakenOver && dataset.session === 'unknown';
  let store: AppStore;
  let renderedState: RootState;

  async function makeStore(): Promise<void> {
    store = await createPageStore(pageState, isOfUnknown ? { session: UNKNOWN_SESSION } : {});
    // The page was rendered with this state, without anything that is stored.
    renderedState = store.getState();
    if (isOfUnknown) store.dispatch(sessionRead(readSessionCookie()));
    startCapabilities(store, pageState.capabilities);
  }

  function startServices(): void {
    // Runs after the rehydration: content that is rehydrated later would be left.
    startPersistence(store, () => void startDueDeletions(store));
    sweepDrafts();
    startTabSync(store);
    startPrivateResponses(store);
    startUpdates();
  }

  function render(): void {
    const app = (
      <StrictMode>
        <AppProviders store={store} renderedState={renderedState}>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </AppProviders>
      </StrictMode>
    );
    if (isElsewhere) container.replaceChildren();
    delete dataset.elsewhere;
    // In a transition React yields every few milliseconds.
    startTransition(() => {
      if (isTakenOver) {
        const onRecoverableError = (error: unknown) => logFailure('the rendered page did not match', error);
        hydrateRoot(container, app, { onRecoverableError });
        return;
      }
      // React adds a title for each page: the document's own would show again while the next page is loaded.
      const title = document.querySelector('title');
      document.addEventListener(HYDRATED, () => title?.remove(), { once: true });
      createRoot(container).render(app);
    });
  }

  // The endpoints of its responses come with the page.
  const untilEndpoints = () => (pageState.rendered ? pageLoaded : undefined);
  // The shell is better than a spinner.
  const untilPageLoaded = () => (isTakenOver || isElsewhere ? undefined : pageLoaded);
  return [unlockSession, untilEndpoints, makeStore, startServices, untilPageLoaded, render];
}
