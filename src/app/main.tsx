import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { drafts } from '@/shared/lib/drafts';
import { AppProviders } from './AppProviders';
import { AppRoutes, preloadPage } from './router';
import { createAppStore, startPersistence, startPrivateAnswers, startTabSync } from './state';
import { startUpdates } from './updates';

preloadPage(window.location.pathname);

const store = createAppStore();
startPersistence(store);
drafts.sweep();
startTabSync(store);
startPrivateAnswers(store);
startUpdates();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <AppProviders store={store}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </AppProviders>
  </StrictMode>,
);
