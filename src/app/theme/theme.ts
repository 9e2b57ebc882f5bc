import { createTheme } from '@mui/material/styles';
import { idID } from '@mui/material/locale';
import { FONT_FACES, FONT_FAMILY } from './fonts';

/** Teal as of deep water under a bridge, amber as its lamps; every pair of text and ground meets WCAG AA. */
export const theme = createTheme(
  {
    cssVariables: true,
    palette: {
      primary: { main: '#0b5c56', dark: '#07433f', light: '#3d857f', contrastText: '#ffffff' },
      secondary: { main: '#f4b942', contrastText: '#2b1d00' },
      success: { main: '#2e7d32' },
      error: { main: '#c62828' },
      background: { default: '#f6f8f7', paper: '#ffffff' },
      text: { primary: '#17211f', secondary: '#4d5c59' },
    },
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: FONT_FAMILY,
      h1: { fontSize: '2rem', fontWeight: 800, lineHeight: 1.2 },
      h2: { fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.3 },
      h3: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.35 },
      h4: { fontSize: '1.125rem', fontWeight: 700 },
      h5: { fontSize: '1rem', fontWeight: 700 },
      h6: { fontSize: '1rem', fontWeight: 700 },
      button: { textTransform: 'none', fontWeight: 700 },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: `${FONT_FACES}
body { overflow-x: hidden; }
:focus-visible { outline: 3px solid #f4b942; outline-offset: 2px; }`,
      },
      MuiButton: { defaultProps: { disableElevation: true } },
      MuiCard: { defaultProps: { variant: 'outlined' } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    },
  },
  idID,
);
