import type { ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { MODE_STORAGE_KEY, SCHEME_ATTRIBUTE, theme } from './theme';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';

/**
 * The theme and the baseline for everything below. `noSsr`: the mode is read at once, as the page's inline script has
 * done already (`ColorSchemeScript`); else `ThemeProvider` renders a second time, and React draws a rendered page again.
 */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={MODE_STORAGE_KEY} noSsr>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}

/** Sets the colour scheme before the first paint. Its text is in the head of every page. */
export function ColorSchemeScript() {
  return <InitColorSchemeScript attribute={SCHEME_ATTRIBUTE} modeStorageKey={MODE_STORAGE_KEY} defaultMode="system" />;
}
