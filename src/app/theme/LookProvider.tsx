import type { ReactNode } from 'react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/system';
import { theme } from './theme';

const variables = <GlobalStyles styles={theme.generateStyleSheets?.() ?? []} />;

/** Its values are the variables alone: as it was made, each has its colour beside, for pages without the variables. */
const look = { ...theme, vars: theme.generateThemeVars?.() ?? theme.vars };
look.spacing = look.generateSpacing?.() ?? look.spacing;

/**
 * Titian's theme for everything below, and its CSS variables. Material UI's own provider would bring what keeps and
 * switches a choice of looks, which `shared/lib/color-scheme` does here: 4 kB on each page (docs/adr/0012-two-looks.md).
 */
export function LookProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={look}>
      {children}
      {variables}
    </ThemeProvider>
  );
}
