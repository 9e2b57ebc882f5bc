import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { drafts } from '@/shared/lib/drafts';
import { AppProviders } from './AppProviders';
import { createAppRouter } from './router';
import { createAppStore, startPersistence, startPrivateAnswers, startTabSync } from './state';
import { startUpdates } from './updates';

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
      <RouterProvider router={createAppRouter()} />
    </AppProviders>
  </StrictMode>,
);
