import type { CSSObject, Theme } from '@emotion/react';
import { textStyle } from '../styled';

/** How a button looks: as Material UI's buttons do, to which `app/theme/buttons.ts` gives the same measures. */
export interface ButtonLook {
  /** From the page's main action to one that steps back. */
  look?: 'contained' | 'outlined' | 'text';
  /** `inherit`: the colour of the text around it, for one within a notice. */
  tone?: 'primary' | 'secondary' | 'error' | 'inherit';
  size?: 'small' | 'medium' | 'large';
  /** Whether it fills its line. */
  wide?: boolean;
}

/** What its style hangs on. */
export const BUTTON_LOOK = ['look', 'tone', 'size', 'wide'] as const satisfies (keyof ButtonLook)[];

const MEASURES = {
  small: { minHeight: 36, paddingInline: 14, fontSize: '0.8125rem' },
  medium: { minHeight: 44, paddingInline: 20 },
  large: { minHeight: 52, paddingInline: 28, fontSize: '1rem' },
} as const;

/** For `color` itself this is the colour of the text around. */
const INHERITED = { main: 'currentColor', dark: 'currentColor', contrastText: 'currentColor' };

function coloursOf({ look, tone = 'primary' }: ButtonLook, theme: Theme): CSSObject {
  const { palette } = theme.vars;
  const color = tone === 'inherit' ? INHERITED : palette[tone];
  if (look === 'contained') {
    return {
      color: color.contrastText,
      backgroundColor: color.main,
      '&:disabled': { backgroundColor: palette.action.disabledBackground },
      '@media (hover: hover)': { '&:hover:enabled, &:any-link:hover': { backgroundColor: color.dark } },
    };
  }
  const pointedAt = { borderColor: color.main, backgroundColor: theme.alpha(color.main, palette.action.hoverOpacity) };
  return {
    color: color.main,
    ...(look === 'outlined' && { border: `1px solid ${theme.alpha(color.main, 0.5)}` }),
    '&:disabled': { borderColor: palette.action.disabledBackground },
    '@media (hover: hover)': { '&:hover:enabled, &:any-link:hover': pointedAt },
  };
}

/** The style of a button, or of a link that looks like one. */
export function buttonStyle({ theme, ...button }: ButtonLook & { theme: Theme }): CSSObject {
  const { look = 'text', size = 'medium', wide } = button;
  return {
    ...textStyle(theme, 'button'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minWidth: 64,
    ...(wide && { width: '100%' }),
    margin: 0,
    border: 0,
    borderRadius: theme.vars.shape.borderRadius,
    paddingBlock: look === 'outlined' ? 5 : 6,
    ...MEASURES[size],
    ...(look === 'text' && size === 'medium' && { paddingInline: 12 }),
    lineHeight: 1.4,
    textDecoration: 'none',
    verticalAlign: 'middle',
    background: 'none',
    appearance: 'none',
    userSelect: 'none',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    ...coloursOf({ ...button, look }, theme),
    '@media (prefers-reduced-motion: no-preference)': {
      transition: theme.transitions.create(['background-color', 'box-shadow', 'border-color', 'color'], {
        duration: theme.transitions.duration.short,
      }),
    },
  };
}
