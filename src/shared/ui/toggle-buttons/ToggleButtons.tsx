import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

/** In the colour of the text around it, which also stands on the brand's ground. */
const Group = styled('div')({
  display: 'inline-flex',
  gap: 2,
  padding: 3,
  border: '1px solid color-mix(in srgb, currentColor 30%, transparent)',
  borderRadius: 999,
  '& > button': { minHeight: 38, paddingInline: 11, borderRadius: 999, fontSize: '0.875rem', fontWeight: 600 },
  '& > [aria-pressed=true]': { backgroundColor: 'color-mix(in srgb, currentColor 18%, transparent)' },
});

interface ToggleButtonsProps<T extends string> {
  /** Names the group. */
  label: string;
  value: T;
  options: readonly { value: T; label: string; lang?: string; icon?: ReactNode }[];
  /** Told of another one than the present. */
  onChoose: (value: T) => void;
}

/**
 * A few buttons in a row, of which one is pressed: Material UI's `Button`, which every page has anyway. Its
 * `ToggleButtonGroup` adds 3.8 kB to each, and 0.6 to the HTML of each.
 */
export function ToggleButtons<T extends string>({ label, value, options, onChoose }: ToggleButtonsProps<T>) {
  return (
    <Group role="group" aria-label={label}>
      {options.map((option) => (
        <Button
          key={option.value}
          size="small"
          color="inherit"
          startIcon={option.icon}
          lang={option.lang}
          aria-pressed={option.value === value}
          onClick={() => {
            if (option.value !== value) onChoose(option.value);
          }}
        >
          {option.label}
        </Button>
      ))}
    </Group>
  );
}
