import type { ReactNode } from 'react';
import { Provider, useSelector } from 'react-redux';
import { selectSession } from '@/entities/session';
import { DraftOwnerContext, toDraftOwner } from '@/shared/lib/drafts';
import { useIsHydrated } from '@/shared/lib/hydration';
import { ToastProvider } from '@/shared/ui/toast';
import type { AppStore, RootState } from './state';
import { AppTheme } from './theme';

/** Says to the forms below whose drafts they keep. */
function DraftOwner({ children }: { children: ReactNode }) {
  const id = useSelector(selectSession)?.userId ?? null;
  // A context that changes before the page is hydrated would have React draw the page again.
  const isHydrated = useIsHydrated();
  return <DraftOwnerContext value={isHydrated && id !== null ? toDraftOwner(id) : null}>{children}</DraftOwnerContext>;
}

interface AppProvidersProps {
  store: AppStore;
  /** The state that the page was rendered with: its hydration begins with the same. */
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
