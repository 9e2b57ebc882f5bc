import type { Components, Theme } from '@mui/material/styles';

/**
 * A dark line with a white one inside it: whatever the background, one of the two stands out from it. Also Material
 * UI's `focusVisible`.
 */
export const focusRing = {
  outlineStyle: 'solid' as const,
  outlineWidth: 3,
  outlineColor: 'var(--mui-palette-primary-dark)',
  outlineOffset: 2,
  boxShadow: '0 0 0 2px var(--mui-palette-background-paper)',
};

/** Style overrides of some of Material UI's components. */
export type Overrides = Components<Omit<Theme, 'components'>>;
