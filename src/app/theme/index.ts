export { AppTheme, ColorSchemeScript } from './AppTheme';
export { theme } from './theme';
