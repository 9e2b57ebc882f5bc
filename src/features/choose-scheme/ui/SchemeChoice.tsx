import { useId, useSyncExternalStore } from 'react';
import { styled } from '@mui/material/styles';
import { chooseColorScheme, COLOR_SCHEMES, onColorScheme, shownColorScheme } from '@/shared/lib/color-scheme';
import type { ColorScheme } from '@/shared/lib/color-scheme';

/** How a choice reads, and its icon as a path of 24 by 24. */
const CHOICES: Record<ColorScheme, [string, string]> = {
  system: ['Otomatis', 'M3 5h18v11H3zM8 20h8M12 16v4'],
  light: [
    'Terang',
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5',
  ],
  dark: ['Gelap', 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5'],
};

const Choice = styled('fieldset')({
  display: 'inline-flex',
  gap: 2,
  minWidth: 0,
  margin: 0,
  padding: 3,
  border: '1px solid color-mix(in srgb, currentColor 30%, transparent)',
  borderRadius: 999,
  legend: { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  label: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 38,
    paddingInline: 11,
    borderRadius: 999,
    fontSize: '0.875rem',
    fontWeight: 600,
    cursor: 'pointer',
  },
  input: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  'label:has(:checked)': { backgroundColor: 'color-mix(in srgb, currentColor 18%, transparent)' },
  'label:has(:focus-visible)': { outline: '3px solid currentColor', outlineOffset: 2 },
  svg: { width: 18, height: 18, fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round' },
});

const onServer = (): ColorScheme => 'system';

/** Chooses the light or the dark look, or the system's. In the colour of the text around it. */
export function SchemeChoice() {
  const name = useId();
  const shown = useSyncExternalStore(onColorScheme, shownColorScheme, onServer);
  return (
    <Choice>
      <legend>Tampilan</legend>
      {COLOR_SCHEMES.map((scheme) => (
        <label key={scheme}>
          <input
            type="radio"
            name={`scheme${name}`}
            value={scheme}
            checked={scheme === shown}
            onChange={() => chooseColorScheme(scheme)}
          />
          <svg viewBox="0 0 24 24" aria-hidden strokeLinejoin="round">
            <path d={CHOICES[scheme][1]} />
          </svg>
          {CHOICES[scheme][0]}
        </label>
      ))}
    </Choice>
  );
}
