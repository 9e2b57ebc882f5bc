import { useSyncExternalStore } from 'react';
import { useColorScheme } from '@mui/material/styles';
import { Icon } from '@/shared/ui/icon';
import { ToggleButtons } from '@/shared/ui/toggle-buttons';
import { texts } from '../texts';

const MONITOR = 'M3 5h18v11H3zM8 20h8M12 16v4';
const SUN =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5';
const MOON = 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5';

const OPTIONS = [
  { value: 'system', label: texts.system, icon: <Icon path={MONITOR} size={18} /> },
  { value: 'light', label: texts.light, icon: <Icon path={SUN} size={18} /> },
  { value: 'dark', label: texts.dark, icon: <Icon path={MOON} size={18} /> },
] as const;

const noChange = () => () => undefined;

/** Chooses the light or the dark scheme, or the system's. */
export function SchemeChoice() {
  const { mode = 'system', setMode } = useColorScheme();
  // A rendered page knows nobody's choice.
  const isHydrated = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  return (
    <ToggleButtons
      label={texts.legend}
      value={isHydrated ? mode : 'system'}
      options={OPTIONS}
      onChoose={(chosen) => setMode(chosen)}
    />
  );
}
