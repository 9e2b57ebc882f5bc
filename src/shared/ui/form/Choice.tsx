import type { ComponentProps, ReactNode } from 'react';
import type { CSSObject } from '@mui/material/styles';
import { styled } from '@mui/material/styles';

const Label = styled('label')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...theme.typography.body1,
    display: 'inline-flex',
    alignItems: 'center',
    marginInline: '-11px 16px',
    verticalAlign: 'middle',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    '&:has(:disabled)': { color: palette.text.disabled, cursor: 'default' },
    '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
    '& > input': {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: 42,
      height: 42,
      margin: 0,
      borderRadius: '50%',
      appearance: 'none',
      color: palette.text.secondary,
      cursor: 'inherit',
    },
    '& > input:checked': { color: palette.primary.main },
    '& > input:disabled': { color: palette.action.disabled },
    '& > input:focus-visible': { outline: 'none', boxShadow: 'none' },
    '& > input:focus-visible::before': theme.focusVisible as CSSObject,
    // What is drawn, and the mark in it, in one place.
    '& > input::before, & > input::after': { content: '""', gridArea: '1 / 1', boxSizing: 'border-box' },
    '& > input::before': { width: 18, height: 18, border: '2px solid', borderRadius: 2 },
    '& > input:checked::before': { backgroundColor: 'currentColor' },
    '& > input:checked::after': {
      width: 18,
      height: 18,
      backgroundColor: palette.background.paper,
      clipPath: 'polygon(39% 78%, 11% 50%, 19% 42%, 39% 62%, 81% 20%, 89% 28%)',
    },
    '& > [type=radio]::before': { width: 20, height: 20, borderRadius: '50%' },
    '& > [type=radio]:checked::before': { background: 'none' },
    '& > [type=radio]:checked::after': {
      width: 10,
      height: 10,
      borderRadius: '50%',
      backgroundColor: 'currentColor',
      clipPath: 'none',
    },
    '@media (hover: hover)': {
      '& > input:hover:enabled': {
        backgroundColor: theme.alpha(palette.primary.main, palette.action.hoverOpacity),
      },
    },
    // Where colours are the system's own, so is what they draw.
    '@media (forced-colors: active)': {
      '& > input': { width: 24, height: 24, margin: 9, appearance: 'auto' },
      '& > input::before, & > input::after': { display: 'none' },
      '& > input:focus-visible': { outline: '3px solid' },
    },
  };
});

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  type: 'checkbox' | 'radio';
  label: ReactNode;
}

/** A box to tick, or one of several to choose, with its label beside it; all of it can be pressed. */
export function Choice({ label, lang, ...input }: ChoiceProps) {
  return (
    <Label lang={lang}>
      <input {...input} />
      <span>{label}</span>
    </Label>
  );
}
