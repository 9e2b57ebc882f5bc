import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { MODE_STORAGE_KEY } from './mode-storage';
import { SCHEME_ATTRIBUTE } from './theme';

/** Sets the colour scheme before the first paint. The build puts its text into the head of every page. */
export function ColorSchemeScript() {
  return <InitColorSchemeScript attribute={SCHEME_ATTRIBUTE} modeStorageKey={MODE_STORAGE_KEY} defaultMode="system" />;
}
