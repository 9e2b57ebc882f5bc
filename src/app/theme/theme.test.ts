import { dark, light } from './colors';
import type { SchemeColors } from './colors';
import { printColors } from './baseline';
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

it('leaves Material UI its English texts for those who chose English', () => {
  jest.isolateModules(() => {
    jest.doMock('@/shared/lib/language', () => ({ language: () => 'en' }));
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- once more, in the other language
    const { theme: english } = require('./theme') as { theme: typeof theme };
    expect(english.components?.MuiAutocomplete?.defaultProps).toBeUndefined();
    expect(theme.components?.MuiAutocomplete?.defaultProps).toHaveProperty('clearText');
  });
});

/** Relative luminance of WCAG 2 of a colour `#rrggbb`. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Texts, each with every background that it appears on. */
const texts = ({ background, text, tint, closed, brand, ...scheme }: SchemeColors): [string, string, string[]][] => {
  const backgrounds = [background.default, background.paper];
  return [
    ['text', text.primary, [...backgrounds, tint.primary, tint.muted]],
    ['soft text', text.secondary, [...backgrounds, tint.primary]],
    ['links', scheme.primary.main, [...backgrounds, tint.primary]],
    ['the pressed or pointed-at link', scheme.primary.dark, backgrounds],
    ['errors', scheme.error.main, backgrounds],
    ['success', scheme.success.main, backgrounds],
    ['a warning', scheme.warning.main, backgrounds],
    ...(['primary', 'secondary', 'success', 'error', 'warning', 'info'] as const).map(
      (name): [string, string, string[]] => [`on ${name}`, scheme[name].contrastText, [scheme[name].main]],
    ),
    ['on a button pointed at', scheme.primary.contrastText, [scheme.primary.dark]],
    ['on amber pointed at', scheme.secondary.contrastText, [scheme.secondary.dark]],
    ['a badge', tint.onPrimary, [tint.primary]],
    ['a good badge', tint.onSuccess, [tint.success]],
    ['a bad badge', tint.onError, [tint.error]],
    ['a quiet badge', tint.onMuted, [tint.muted]],
    ['what is over', closed.text, [closed.background, closed.badge]],
    ['on the brand', brand.text, [brand.background, brand.deep]],
    ['softly on the brand', brand.soft, [brand.background, brand.deep]],
    ['the accent on the brand', brand.accent, [brand.background, brand.deep]],
  ];
};

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s scheme', (_name, scheme: SchemeColors) => {
  it.each(texts(scheme))('can be read: %s', (_what, text, backgrounds) => {
    for (const behind of backgrounds) expect(contrast(text, behind)).toBeGreaterThanOrEqual(4.5);
  });

  it('shows where a control and a star are', () => {
    for (const behind of [scheme.background.default, scheme.background.paper]) {
      expect(contrast(scheme.controlLine, behind)).toBeGreaterThanOrEqual(3);
    }
  });
});
