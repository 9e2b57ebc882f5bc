import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from '@/app/theme';

/** For `render` of a part that needs nothing of the app but its theme. */
export const inTheme = {
  wrapper: ({ children }: { children: ReactNode }) => <ThemeProvider theme={theme}>{children}</ThemeProvider>,
};
