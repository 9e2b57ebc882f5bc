import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from '@/app/theme';

/**
 * Styles are neither compiled nor put into the test's document: jsdom reads every rule again for each question about
 * visibility, which makes tests many times slower, and it lays nothing out anyway.
 */
export const noStyles = createCache({ key: 'test' });
noStyles.insert = () => undefined;

interface WrapperProps {
  children: ReactNode;
}

/** For `render` of a part whose test is about its styles. */
export const inStyledTheme = {
  wrapper: ({ children }: WrapperProps) => <ThemeProvider theme={theme}>{children}</ThemeProvider>,
};

/** For `render` of a part that needs nothing of the app but its theme. */
export const inTheme = {
  wrapper: ({ children }: WrapperProps) => (
    <CacheProvider value={noStyles}>{inStyledTheme.wrapper({ children })}</CacheProvider>
  ),
};
