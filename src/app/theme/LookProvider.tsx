import type { ReactNode } from 'react';
import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/system/DefaultPropsProvider';
import { theme } from './theme';

/**
 * Titian's theme for everything below. Its style sheet is in the page already (`LookStyles.tsx`). Material UI's own
 * provider would bring what keeps and switches a choice of looks, which `shared/lib/color-scheme` does here, and that of
 * its system a second and a third theme: 5 kB on each page (docs/adr/0012-two-looks.md).
 */
export function LookProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeContext.Provider value={theme}>
      <DefaultPropsProvider value={theme.components}>{children}</DefaultPropsProvider>
    </ThemeContext.Provider>
  );
}
