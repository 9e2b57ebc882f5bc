import { fullTheme, variables } from './full-theme';

/** A tree of names; what is at their ends is left out. A list stays one, as `sx` looks numbers up in lists alone. */
export type Names = { [name: string]: Names } | Names[] | 0;

function namesOf(tree: unknown): Names {
  if (Array.isArray(tree)) return tree.map(namesOf);
  if (typeof tree !== 'object' || tree === null) return 0;
  return Object.fromEntries(Object.entries(tree).map(([name, below]) => [name, namesOf(below)]));
}

/** How the variables of the look are called. Their values are in the style sheet alone. */
export const variableNames = namesOf(variables);

const { direction, focusVisible, mixins, motion, palette, shape, transitions, typography, zIndex } = fullTheme;
const { mode, contrastThreshold, tonalOffset } = palette;

const data = { direction, focusVisible, mixins, motion, shape, typography, zIndex };

/** What of the theme is neither a colour nor a function, as the build writes it down. */
export const themeData = JSON.parse(JSON.stringify(data)) as typeof data;

/** What of the palette is no colour. */
export const paletteData = { mode, contrastThreshold, tonalOffset };

/** Curves, and milliseconds. */
export const transitionData = { easing: transitions.easing, duration: transitions.duration };
