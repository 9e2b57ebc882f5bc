import { dark, light } from './colors';
import { printColors } from './print-rules';
import { theme } from './theme';

const sheets = Object.assign({}, ...(theme.generateStyleSheets?.() ?? [])) as Record<string, Record<string, string>>;

it('writes the colours of both schemes as variables, by the attribute of the root element', () => {
  expect(sheets[':root, [data-scheme="light"]']?.['--mui-palette-tint-primary']).toBe(light.tint.primary);
  expect(sheets['[data-scheme="dark"]']?.['--mui-palette-tint-primary']).toBe(dark.tint.primary);
});

it('prints in the light colours, whatever the scheme of the screen', () => {
  const css = printColors(theme);
  expect(css).toContain(`--mui-palette-text-primary: ${light.text.primary};`);
  expect(css).not.toContain(dark.text.primary);
});

it.each([
  [['palette', 'AppBar', 'darkBg'], undefined],
  [['overlays', '1'], undefined],
  [['palette', 'primary', 'main'], light.primary.main],
  [['opacity', 'inputPlaceholder'], expect.anything()],
  [['zIndex', 'modal'], expect.anything()],
  [['palette', 'grey', '600'], expect.anything()],
  [['palette', 'grey', '700'], undefined],
  [['palette', 'Tooltip', 'bg'], expect.anything()],
  [['palette', 'StepConnector', 'border'], expect.anything()],
  [['opacity', 'switchTrack'], undefined],
  [['palette', 'primary', 'contrastTextChannel'], undefined],
  [['palette', 'common', 'onBackgroundChannel'], expect.anything()],
  [['palette', 'Alert', 'successFilledBg'], expect.anything()],
  [['shadows', '24'], expect.anything()],
  [['shadows', '12'], undefined],
])('has the variable of %j where something reads it', (keys, value) => {
  const all = Object.assign({}, ...Object.values(sheets).reverse()) as Record<string, unknown>;
  expect(all[`--mui-${keys.join('-')}`]).toEqual(value);
});

it('leaves Material UI its English texts for those who chose English', () => {
  jest.isolateModules(() => {
    jest.doMock('@/shared/lib/language', () => ({ language: () => 'en' }));
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- once more, in the other language
    const { theme: english } = require('./theme') as { theme: typeof theme };
    expect(english.components?.MuiAutocomplete?.defaultProps).toBeUndefined();
    expect(theme.components?.MuiAutocomplete?.defaultProps).toHaveProperty('clearText');
  });
});
