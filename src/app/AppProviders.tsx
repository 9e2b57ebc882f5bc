import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { ToastProvider } from '@/shared/ui/toast';
import { DraftOwner } from './DraftOwner';
import type { AppStore } from './state';
import { theme } from './theme';

/** Everything that the app's components expect above them, but for the router. */
export function AppProviders({ store, children }: { store: AppStore; children: ReactNode }) {
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <DraftOwner>
          <ToastProvider>{children}</ToastProvider>
        </DraftOwner>
      </ThemeProvider>
    </Provider>
  );
}
