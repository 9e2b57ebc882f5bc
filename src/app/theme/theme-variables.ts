import type { Theme } from '@mui/material/styles';
import { variableNames } from './theme-data.build';
import type { Names } from './theme-data.build';

type Variables = { [name: string]: Variables } | Variables[] | string;

function toVariables(names: Names, path: string): Variables {
  if (names === 0) return `var(${path})`;
  if (Array.isArray(names)) return names.map((below, index) => toVariables(below, `${path}-${index}`));
  return Object.fromEntries(
    Object.entries(names).map(([name, below]) => [name, toVariables(below, `${path}-${name}`)]),
  );
}

/** The theme's variables: `vars.palette.primary.main` is `var(--mui-palette-primary-main)`, in either look. */
export const vars = toVariables(variableNames, '--mui') as unknown as Theme['vars'];
