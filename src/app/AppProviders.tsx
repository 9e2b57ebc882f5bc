import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ToastProvider } from '@/shared/ui/toast';
import { DraftOwner } from './DraftOwner';
import type { AppStore, RootState } from './state';
import { AppTheme } from './theme';

interface AppProvidersProps {
  store: AppStore;
  /** The state that a page which the build has rendered was rendered with: it is taken over with the same. */
  renderedState?: RootState;
  children: ReactNode;
}

/** Everything that the app's components expect above them, but for the router. */
export function AppProviders({ store, renderedState, children }: AppProvidersProps) {
  return (
    <Provider store={store} serverState={renderedState}>
      <AppTheme>
        <DraftOwner>
          <ToastProvider>{children}</ToastProvider>
        </DraftOwner>
      </AppTheme>
    </Provider>
  );
}
