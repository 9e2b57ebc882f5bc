import { unstable_createBreakpoints as createBreakpoints } from '@mui/system/createBreakpoints';
import { idID } from '@mui/material/locale';
import type { Theme } from '@mui/material/styles';
import { language } from '@/shared/lib/language';
import { buttons } from './buttons';
import './palette';
import { surfaces } from './surfaces';
import { paletteData, themeData } from './theme-data.build';
import { alpha, applyStyles, darken, lighten, pxToRem, spacing, transitions } from './theme-functions';
import { vars } from './theme-variables';

/**
 * The theme as browsers have it: what Material UI's components and the app read of the one that the build makes
 * (`full-theme.ts`). Its colours are the variables alone, as their values differ by look. `theme.test.ts` says what is
 * left out.
 */
export const theme = {
  ...themeData,
  vars,
  palette: { ...vars.palette, ...paletteData },
  shadows: vars.shadows,
  typography: { ...themeData.typography, pxToRem },
  breakpoints: createBreakpoints({}),
  transitions,
  spacing,
  alpha,
  lighten,
  darken,
  applyStyles,
  // Material UI's own texts are English.
  components: { ...buttons, ...surfaces, ...(language() === 'id' ? idID.components : {}) },
} as unknown as Theme;
