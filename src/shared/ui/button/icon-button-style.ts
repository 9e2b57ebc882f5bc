import type { CSSObject, Theme } from '@emotion/react';

export interface IconButtonLook {
  /** The colour of the icon: grey unless told, or that of the text around it. */
  tone?: 'primary' | 'inherit';
  /** Whether its icon, and not its ground, lines up with the end of the line. */
  edge?: 'end';
}

/** The style of a round button of an icon alone: 44 px to touch with one of 24. */
export function iconButtonStyle({ theme, tone, edge }: IconButtonLook & { theme: Theme }): CSSObject {
  const { palette } = theme.vars;
  const ground = tone === 'primary' ? palette.primary.main : palette.action.active;
  const colors = { primary: palette.primary.main, inherit: 'inherit' };
  return {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: '0 0 auto',
    margin: 0,
    ...(edge && { marginInlineEnd: -12 }),
    padding: 10,
    border: 0,
    borderRadius: '50%',
    verticalAlign: 'middle',
    color: tone ? colors[tone] : palette.action.active,
    background: 'none',
    appearance: 'none',
    userSelect: 'none',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    '&:disabled': { color: palette.action.disabled, pointerEvents: 'none' },
    '@media (hover: hover)': { '&:hover': { backgroundColor: theme.alpha(ground, palette.action.hoverOpacity) } },
    '@media (prefers-reduced-motion: no-preference)': {
      transition: theme.transitions.create('background-color', { duration: theme.transitions.duration.shortest }),
    },
  };
}
