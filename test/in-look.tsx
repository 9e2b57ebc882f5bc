import { ThemeProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { theme } from '@/app/theme';

/** For `render` of a part that needs nothing of the app but its look: plain elements are styled by the theme. */
export const inLook = {
  wrapper: ({ children }: { children: ReactNode }) => <ThemeProvider theme={theme}>{children}</ThemeProvider>,
};
