import { createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { idID } from '@mui/material/locale';
import { unstable_styleFunctionSx as toRules } from '@mui/system';
import { fullTheme, variables } from './full-theme';
import { theme } from './theme';
import * as buildValues from './theme-data.build';

/** What no component reads, and neither does the app: it belongs to making a theme, and to switching one. */
const LEFT_OUT = [
  'colorSchemeSelector',
  'colorSchemes',
  'colorSpace',
  'containerQueries',
  'cssVarPrefix',
  'defaultColorScheme',
  'font',
  'generateSpacing',
  'generateStyleSheets',
  'generateThemeVars',
  'getColorSchemeSelector',
  'getCssVar',
  'internal_cache',
  'opacity',
  'overlays',
  'rootSelector',
  'shouldSkipGeneratingVar',
  'toRuntimeSource',
  'unstable_sx',
  'unstable_sxConfig',
];

/** Of the palette, what works out a colour of another: there are none but variables. */
const LEFT_OUT_OF_PALETTE = ['augmentColor', 'getContrastText'];

/** Material UI's own, in Indonesian. */
const real = createTheme(fullTheme, idID);
/** The same as pages with the variables have it. */
const realWithVariables = { ...real, vars: variables };
realWithVariables.spacing = realWithVariables.generateSpacing?.() ?? real.spacing;

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Data alone: what is a function is told from what is none. */
function toPlain(value: unknown): unknown {
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return value.map(toPlain);
  return isTree(value) ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toPlain(part)])) : value;
}

const leavesOf = (tree: object): unknown[] =>
  Object.values(tree).flatMap((value: unknown) => (isTree(value) ? leavesOf(value) : [value]));

const without = (tree: object, names: string[]) =>
  Object.fromEntries(Object.entries(tree).filter(([name]) => !names.includes(name)));

describe('the theme as browsers have it', () => {
  it('has all of the one that the build makes, but for what nobody reads', () => {
    expect([...Object.keys(theme), ...LEFT_OUT].sort()).toEqual(Object.keys(real).sort());
  });

  it.each(
    Object.keys(theme).filter(
      (name) => !['vars', 'palette', 'shadows', 'components'].includes(name),
    ) as (keyof Theme)[],
  )('has the same %s', (name) => {
    expect(toPlain(theme[name])).toEqual(toPlain(real[name]));
  });

  it('has the same variables', () => {
    expect(toPlain(theme.vars)).toEqual(toPlain(variables));
    expect(leavesOf(theme.vars)).toEqual(
      leavesOf(fullTheme.vars).map((value) => String(value).replace(/^(var\(--[\w-]+), .*\)$/s, '$1)')),
    );
  });

  it('has a variable for each colour and shadow, and the rest of the palette as it is', () => {
    const { mode, contrastThreshold, tonalOffset, ...colors } = theme.palette;
    expect({ mode, contrastThreshold, tonalOffset }).toEqual({
      mode: real.palette.mode,
      contrastThreshold: real.palette.contrastThreshold,
      tonalOffset: real.palette.tonalOffset,
    });
    const names = ['mode', 'contrastThreshold', 'tonalOffset', ...LEFT_OUT_OF_PALETTE];
    expect(Object.keys(colors).sort()).toEqual(Object.keys(without(real.palette, names)).sort());
    expect(toPlain(colors)).toEqual(toPlain(variables.palette));
    expect(toPlain(theme.shadows)).toEqual(toPlain(variables.shadows));
    expect(Object.keys(theme.shadows)).toEqual(Object.keys(real.shadows));
  });

  it('changes components in the same way, but for the baseline, which is in the style sheet', () => {
    const { MuiCssBaseline: baseline, ...components } = real.components ?? {};
    expect(baseline?.styleOverrides).toContain('prefers-color-scheme');
    expect(toPlain(theme.components)).toEqual(toPlain(components));
  });

  it('says what the build writes down in words that JSON knows', () => {
    expect(JSON.parse(JSON.stringify(buildValues))).toStrictEqual({ ...buildValues });
  });
});

describe('its functions', () => {
  it.each([[], [0], [1], [2], [0.5], [-1], ['auto'], ['10px', 2], [1, 0, 3], [0, 1, 2, 'auto']])(
    'make space of %j, %j, %j, %j',
    (...values: (number | string)[]) => {
      const take = (spacing: Theme['spacing']) => (spacing as (...values: (number | string)[]) => string)(...values);
      expect(take(theme.spacing)).toBe(take(realWithVariables.spacing));
    },
  );

  it('make sizes of text', () => {
    for (const size of [0, 10, 13, 14, 16, 18, 24]) {
      expect(theme.typography.pxToRem(size)).toBe(real.typography.pxToRem(size));
    }
  });

  it('make every colour see-through', () => {
    for (const color of leavesOf(theme.vars.palette) as string[]) {
      for (const share of [0.5, 0.04, 'var(--mui-palette-action-hoverOpacity)', '0.1 + 0.2']) {
        expect(theme.alpha(color, share)).toBe(real.alpha(color, share));
      }
    }
    expect(theme.alpha('var(--some-color, #fff)', 0.5)).toBe('rgba(var(--some-colorChannel) / 0.5)');
    expect(theme.alpha('#fff', 0.5)).toBe('color-mix(in srgb, #fff calc(0.5 * 100%), transparent)');
  });

  it('mix a colour with white and black, which the real ones can do with numbers alone', () => {
    const { main } = theme.vars.palette.primary;
    expect(theme.lighten(main, 0.2)).toBe(`color-mix(in srgb, ${main}, #fff calc(0.2 * 100%))`);
    expect(theme.darken(main, '0.2')).toBe(`color-mix(in srgb, ${main}, #000 calc(calc(0.2) * 100%))`);
  });

  it('know the widths of screens', () => {
    const { breakpoints } = theme;
    for (const name of real.breakpoints.keys) {
      for (const kind of ['up', 'down', 'only', 'not'] as const) {
        expect(breakpoints[kind](name)).toBe(real.breakpoints[kind](name));
      }
      expect(breakpoints.between('sm', name)).toBe(real.breakpoints.between('sm', name));
    }
    expect(breakpoints.up(700)).toBe(real.breakpoints.up(700));
  });

  it('make transitions', () => {
    const { create, getAutoHeightDuration } = theme.transitions;
    const calls: Parameters<typeof create>[] = [
      [],
      ['opacity'],
      [['opacity', 'transform'], { duration: 120.4 }],
      ['color', { duration: '1s', easing: 'linear', delay: 20 }],
      [['color'], { delay: '2s', easing: theme.transitions.easing.sharp }],
    ];
    for (const call of calls) expect(create(...call)).toBe(real.transitions.create(...call));
    for (const height of [0, 1, 36, 400, 1e6]) {
      expect(getAutoHeightDuration(height)).toBe(real.transitions.getAutoHeightDuration(height));
    }
  });

  it('know the light look alone', () => {
    for (const look of ['light', 'dark'] as const) {
      expect(theme.applyStyles(look, { color: 'red' })).toEqual(real.applyStyles(look, { color: 'red' }));
    }
  });
});

it.each([
  { color: 'text.secondary', bgcolor: 'tint.primary', borderColor: 'divider' },
  { boxShadow: 6, borderRadius: 2, border: 1, zIndex: 'modal' },
  { p: 2, mx: 'auto', mt: -1, gap: { xs: 1, md: 3 }, py: 0 },
  { typography: 'body2', fontWeight: 'fontWeightBold', fontFamily: 'h1.fontFamily' },
  { width: 1 / 2, maxWidth: 'sm', display: { xs: 'none', sm: 'block' }, '@sm': { p: 1 } },
])('gives `sx` the same rules for %j', (sx) => {
  expect(toRules({ theme, sx })).toEqual(toRules({ theme: realWithVariables, sx }));
});

it('leaves Material UI its English texts for those who chose English', () => {
  jest.isolateModules(() => {
    jest.doMock('@/shared/lib/language', () => ({ language: () => 'en' }));
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- once more, in the other language
    const { theme: english } = require('./theme') as { theme: Theme };
    expect(english.components?.MuiAutocomplete).toBeUndefined();
    expect(english.components?.MuiButtonBase).toEqual(theme.components?.MuiButtonBase);
  });
});
