import type { ReactNode } from 'react';
import { Provider, useSelector } from 'react-redux';
import { selectSession } from '@/entities/session';
import { DraftOwnerContext, toDraftOwner } from '@/shared/lib/drafts';
import { ToastProvider } from '@/shared/ui/toast';
import type { AppStore, RootState } from './state';
import { AppTheme } from './theme';

/** Says to the forms below whose drafts they keep. */
function DraftOwner({ children }: { children: ReactNode }) {
  const id = useSelector(selectSession)?.userId ?? null;
  return <DraftOwnerContext value={id === null ? null : toDraftOwner(id)}>{children}</DraftOwnerContext>;
}

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
