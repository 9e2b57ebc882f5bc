export {
  COLOR_SCHEMES,
  chooseColorScheme,
  onColorScheme,
  showStoredColorScheme,
  shownColorScheme,
  startColorScheme,
} from './color-scheme';
export type { ColorScheme } from './color-scheme';
