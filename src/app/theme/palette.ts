import type { Theme as MuiTheme } from '@mui/material/styles';
import type { SchemeColors } from './colors';

/** Colours of the app beside Material UI's palette. */
type OwnColors = Pick<SchemeColors, 'controlLine' | 'tint' | 'closed' | 'brand' | 'shadow' | 'star' | 'track'>;

declare module '@mui/material/styles' {
  // Themes have their variables: `theme.vars` is always there.
  interface CssThemeVariables {
    enabled: true;
  }
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the way to add to a module's type
  interface Palette extends OwnColors {}
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the same
  interface PaletteOptions extends OwnColors {}
}

// Material UI's components and Emotion's `styled` get the same theme.
declare module '@emotion/react' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the same
  interface Theme extends MuiTheme {}
}
