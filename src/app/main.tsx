import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { isSessionCookieLocked, loadSessionCipher } from '@/entities/session';
import { drafts } from '@/shared/lib/drafts';
import { logFailure } from '@/shared/lib/logging';
import { AppProviders } from './AppProviders';
import { AppRoutes, preloadPage } from './router';
import { createAppStore, startPersistence, startPrivateAnswers, startTabSync } from './state';
import { startUpdates } from './updates';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

function start(container: HTMLElement): void {
  // Each page has a title of its own, and a document has one: the shell's, or that of the vacancy which the server has
  // put in its place, would come up again while the next page is loaded.
  document.querySelector('title')?.remove();
  const store = createAppStore();
  startPersistence(store);
  drafts.sweep();
  startTabSync(store);
  startPrivateAnswers(store);
  startUpdates();
  createRoot(container).render(
    <StrictMode>
      <AppProviders store={store}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </AppProviders>
    </StrictMode>,
  );
}

const hasCookie = isSessionCookieLocked();
preloadPage(window.location.pathname, hasCookie);
if (hasCookie) {
  // Who is signed in is known from the first paint on. Without the cipher the page is a visitor's, and looks again later.
  loadSessionCipher()
    .catch((error: unknown) => logFailure('the session cookie could not be read', error))
    .finally(() => start(root));
} else {
  start(root);
}
