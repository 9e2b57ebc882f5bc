import type { ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { theme } from './theme';
import { MODE_STORAGE_KEY } from './mode-storage';

/**
 * The theme and the baseline for everything below. `noSsr`: the mode is read at once, as the page's inline script has
 * done already (`ColorSchemeScript`); else the provider renders a second time, and React draws a rendered page anew.
 */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={MODE_STORAGE_KEY} noSsr>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
