import { ThemeContext } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { fullTheme, variables } from './full-theme';

const theme = { ...fullTheme, vars: variables };

/**
 * What holds for every page: the variables of both looks, the baseline, the faces of the text, the rules for paper. The
 * build renders it into each page and the shell (`app/rendering`), and no script of theirs has any of it.
 */
export function LookStyles() {
  return (
    <ThemeContext.Provider value={theme}>
      <CssBaseline />
      <GlobalStyles styles={theme.generateStyleSheets?.() ?? []} />
    </ThemeContext.Provider>
  );
}
