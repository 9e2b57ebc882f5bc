export { AppTheme } from './AppTheme';
export { ColorSchemeScript } from './ColorSchemeScript';
export { theme } from './theme';
