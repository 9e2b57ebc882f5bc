import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { persistStore } from 'redux-persist';
import { AppProviders } from './AppProviders';
import { createAppRouter } from './router';
import { createAppStore } from './state';

const store = createAppStore();
persistStore(store);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <AppProviders store={store}>
      <RouterProvider router={createAppRouter()} />
    </AppProviders>
  </StrictMode>,
);
