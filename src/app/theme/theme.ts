import { idID } from '@mui/material/locale';
import { createTheme } from '@mui/material/styles';
import { language } from '@/shared/lib/language';
import { baseline } from './baseline';
import { buttons } from './buttons';
import { dark, light } from './colors';
import { dialogs } from './dialogs';
import { feedback } from './feedback';
import { focusRing } from './overrides';
import { FONT_FAMILY } from './fonts';
import { inputs, opacity } from './inputs';
import { navigation } from './navigation';
import './palette';
import { pickers } from './pickers';
import { surfaces } from './surfaces';
import { skipVariable } from './skip-variable';

/** Where Material UI keeps the chosen mode (`light`, `dark` or `system`) in the browser's storage. */
export const MODE_STORAGE_KEY = 'titian:scheme';

/** The attribute of the root element that names the colour scheme, `light` or `dark`. */
export const SCHEME_ATTRIBUTE = 'data-scheme';

/**
 * Material UI's theme of the app: colours, type and shape here, overrides of components by kind in the files beside.
 * Colours are CSS variables (`theme.vars.palette`), so that nothing is rendered again when the scheme changes.
 */
export const theme = createTheme(
  {
    cssVariables: { colorSchemeSelector: SCHEME_ATTRIBUTE, shouldSkipGeneratingVar: skipVariable },
    colorSchemes: { light: { palette: light, opacity }, dark: { palette: dark, opacity } },
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
    components: { ...baseline, ...buttons, ...dialogs, ...feedback, ...inputs, ...navigation, ...pickers, ...surfaces },
  },
  // Material UI's own texts are English.
  ...(language() === 'id' ? [idID] : []),
);
