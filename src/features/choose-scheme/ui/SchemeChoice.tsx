import { useId, useSyncExternalStore } from 'react';
import { useColorScheme } from '@mui/material/styles';
import { SegmentedChoice } from '@/shared/ui/segmented-choice';
import { texts } from '../texts';

const MODES = ['system', 'light', 'dark'] as const;

/** How a choice reads, and its icon as a path of 24 by 24. */
const CHOICES: Record<(typeof MODES)[number], [string, string]> = {
  system: [texts.system, 'M3 5h18v11H3zM8 20h8M12 16v4'],
  light: [
    texts.light,
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5',
  ],
  dark: [texts.dark, 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5'],
};

const noChange = () => () => undefined;

/** Chooses the light or the dark look, or the system's. In the colour of the text around it. */
export function SchemeChoice() {
  const name = useId();
  const { mode = 'system', setMode } = useColorScheme();
  // A rendered page knows nobody's choice.
  const isHydrated = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  const shown = isHydrated ? mode : 'system';
  return (
    <SegmentedChoice>
      <legend>{texts.legend}</legend>
      {MODES.map((scheme) => (
        <label key={scheme}>
          <input
            type="radio"
            name={`scheme${name}`}
            value={scheme}
            checked={scheme === shown}
            onChange={() => setMode(scheme)}
          />
          <svg viewBox="0 0 24 24" aria-hidden strokeLinejoin="round">
            <path d={CHOICES[scheme][1]} />
          </svg>
          {CHOICES[scheme][0]}
        </label>
      ))}
    </SegmentedChoice>
  );
}
