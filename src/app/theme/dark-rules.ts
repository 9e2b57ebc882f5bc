import { dark } from './colors';
import type { Look } from './colors';

/** Material UI writes a colour's numbers beside it, to make it see-through. */
function toChannel(color: string): string {
  const [, ...parts] = /^#(..)(..)(..)$/.exec(color) ?? [];
  return parts.map((part) => Number.parseInt(part, 16)).join(' ');
}

/** What Material UI works out for its own components from a light palette alone, worked out for a dark one. */
function ownVariables({ background, text, track, tint, ...look }: Look): Record<string, string> {
  const white = (share: number) => `rgb(255 255 255 / ${share}%)`;
  const kinds = ['error', 'info', 'success', 'warning'] as const;
  const alerts = kinds.flatMap((kind): [string, string][] => [
    [`Alert-${kind}Color`, text.primary],
    [`Alert-${kind}StandardBg`, `color-mix(in srgb, ${look[kind].main} 16%, ${background.paper})`],
    [`Alert-${kind}FilledColor`, look[kind].contrastText],
  ]);
  return {
    ...Object.fromEntries(alerts),
    'common-background': '#000',
    'common-onBackground': '#fff',
    'common-backgroundChannel': '0 0 0',
    'common-onBackgroundChannel': '255 255 255',
    'action-active': white(70),
    'action-activeChannel': '255 255 255',
    'action-hover': white(8),
    'action-hoverOpacity': '0.08',
    'action-selected': white(16),
    'action-selectedChannel': '255 255 255',
    'action-selectedOpacity': '0.16',
    'action-disabled': white(32),
    'action-disabledBackground': white(12),
    'action-focus': white(12),
    'Chip-defaultBorder': look.controlLine,
    'Chip-defaultIconColor': text.secondary,
    'LinearProgress-primaryBg': track,
    'Slider-primaryTrack': track,
    'SnackbarContent-bg': text.primary,
    'SnackbarContent-color': background.paper,
    'Tooltip-bg': tint.muted,
    'Input-autofillWebkitBoxShadow': `0 0 0 100px ${tint.primary} inset`,
  };
}

/** Every colour of a look, and its numbers, by the name of its variable. */
function variablesOf(look: Look): Record<string, string> {
  const variables: Record<string, string> = {};
  const add = (name: string, color: string) => {
    variables[name] = color;
    if (color.startsWith('#')) variables[`${name}Channel`] = toChannel(color);
  };
  for (const [name, value] of Object.entries(look)) {
    if (typeof value === 'string') add(name, value);
    else for (const [shade, color] of Object.entries(value)) add(`${name}-${shade}`, color);
  }
  return { ...variables, ...ownVariables(look) };
}

const declarations = Object.entries(variablesOf(dark))
  .map(([name, value]) => `--mui-palette-${name}:${value}`)
  .join(';');

/**
 * The dark look, as other values of the same variables: nothing is drawn anew when it comes or goes, and the page has it
 * before any script runs. It follows the system, unless the candidate chose: `data-scheme` of the root says what.
 *
 * Not Material UI's `colorSchemes`: they know either the system or an attribute, and an attribute needs a script.
 */
export const DARK_RULES = `
:root { color-scheme: light; }
@media screen and (prefers-color-scheme: dark) {
  :root:not([data-scheme='light']) { color-scheme: dark; ${declarations} }
}
@media screen {
  :root[data-scheme='dark'] { color-scheme: dark; ${declarations} }
}`;
