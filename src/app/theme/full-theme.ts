import { createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { baseline } from './baseline';
import { buttons } from './buttons';
import './palette';
import { light } from './colors';
import { focusRing } from './focus-ring';
import { FONT_FAMILY } from './fonts';
import { surfaces } from './surfaces';

/**
 * Titian's look: colours, type and shape here, single components by kind in the files beside. Made by the build, which
 * takes from it the style sheet of every page (`LookStyles.tsx`) and what a browser needs (`theme-data.build.ts`): what
 * makes it is 7 kB.
 */
export const fullTheme = createTheme({
  cssVariables: true,
  palette: light,
  shape: { borderRadius: 10 },
  focusVisible: focusRing,
  motion: { reducedMotion: 'system' },
  typography: {
    fontFamily: FONT_FAMILY,
    h1: {
      fontSize: 'clamp(1.625rem, 1.4rem + 1vw, 2rem)',
      fontWeight: 800,
      lineHeight: 1.2,
      letterSpacing: '-0.02em',
    },
    h2: { fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.3, letterSpacing: '-0.01em' },
    h3: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.35 },
    h4: { fontSize: '1.125rem', fontWeight: 700 },
    h5: { fontSize: '1rem', fontWeight: 700 },
    h6: { fontSize: '1rem', fontWeight: 700 },
    button: { textTransform: 'none', fontWeight: 700 },
  },
  components: { ...baseline, ...buttons, ...surfaces },
});

/** The theme's variables without the colours beside, which are for pages that lack the variables. */
export const variables = (fullTheme.generateThemeVars?.() ?? {}) as Theme['vars'];
