import type { Theme } from '@mui/material/styles';
import { transitionData } from './theme-data.build';

/** The step of the layout, 8 px. */
const STEP = 'var(--mui-spacing)';

/** A step in front of a length is a step. */
function toSpace(value: number | string): string {
  if (typeof value === 'string') return value;
  if (value === 0) return '0px';
  return value === 1 ? STEP : `calc(${value} * ${STEP})`;
}

/** One to four numbers of steps, or lengths, as CSS takes them; one step without any. */
export const spacing = Object.assign(
  (...values: (number | string)[]) => (values.length > 0 ? values : [1]).map(toSpace).join(' '),
  { mui: true as const },
) as Theme['spacing'];

/** A size in px by the browser's own size of text. */
export const pxToRem: Theme['typography']['pxToRem'] = (size) => `${size / 16}rem`;

const toCss = (share: number | string): string => (typeof share === 'string' ? `calc(${share})` : `${share}`);

/** A colour that is see-through. Of a variable it takes the numbers, which are a variable of their own beside it. */
export const alpha: Theme['alpha'] = (color, share) =>
  color.includes('var(')
    ? `rgba(${color.replace(/var\(--([\w-]+)[^)]*\)/g, 'var(--$1Channel)')} / ${toCss(share)})`
    : `color-mix(in srgb, ${color} calc(${toCss(share)} * 100%), transparent)`;

const mixWith =
  (other: string): Theme['lighten'] =>
  (color, share) =>
    `color-mix(in srgb, ${color}, ${other} calc(${toCss(share)} * 100%))`;

/** Colours are variables, of which only the browser can make others; Material UI's own functions know numbers alone. */
export const lighten = mixWith('#fff');
export const darken = mixWith('#000');

/** Rules for one look: the theme knows the light one, and the dark one is other values of its variables. */
export const applyStyles: Theme['applyStyles'] = (look, styles) => (look === 'light' ? styles : {});

const { duration: durations, easing: easings } = transitionData;

const toTime = (time: number | string): string => (typeof time === 'string' ? time : `${Math.round(time)}ms`);

/** The value of `transition` for properties, at one pace. */
const create: Theme['transitions']['create'] = (
  properties = ['all'],
  { duration = durations.standard, easing = easings.easeInOut, delay = 0 } = {},
) =>
  [properties]
    .flat()
    .map((property) => `${property} ${toTime(duration)} ${easing} ${toTime(delay)}`)
    .join(',');

/** Milliseconds for what is so many pixels high to open: longer for more, but not in proportion. */
function getAutoHeightDuration(height: number): number {
  const part = height / 36;
  return height ? Math.min(Math.round((4 + 15 * part ** 0.25 + part / 5) * 10), 3000) : 0;
}

export const transitions: Theme['transitions'] = { ...transitionData, create, getAutoHeightDuration };
