import { useSyncExternalStore } from 'react';
import { useTheme } from '@mui/material/styles';

/** Whether the screen has room for all tabs side by side. */
export function useIsWide(): boolean {
  const query = useTheme().breakpoints.up('md').replace('@media ', '');
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
}
