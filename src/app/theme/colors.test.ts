import { dark, light } from './colors';
import type { Look } from './colors';

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

/** Texts, each with every ground that it stands on. */
const texts = ({ background, text, tint, closed, brand, ...look }: Look): [string, string, string[]][] => {
  const grounds = [background.default, background.paper];
  return [
    ['text', text.primary, [...grounds, tint.primary, tint.muted]],
    ['soft text', text.secondary, [...grounds, tint.primary]],
    ['links', look.primary.main, [...grounds, tint.primary]],
    ['the pressed or pointed-at link', look.primary.dark, grounds],
    ['errors', look.error.main, grounds],
    ['success', look.success.main, grounds],
    ['a warning', look.warning.main, grounds],
    ...(['primary', 'secondary', 'success', 'error', 'warning', 'info'] as const).map(
      (name): [string, string, string[]] => [`on ${name}`, look[name].contrastText, [look[name].main]],
    ),
    ['on a button pointed at', look.primary.contrastText, [look.primary.dark]],
    ['on amber pointed at', look.secondary.contrastText, [look.secondary.dark]],
    ['a badge', tint.onPrimary, [tint.primary]],
    ['a good badge', tint.onSuccess, [tint.success]],
    ['a bad badge', tint.onError, [tint.error]],
    ['a quiet badge', tint.onMuted, [tint.muted]],
    ['what is over', closed.text, [closed.ground, closed.badge]],
    ['on the brand', brand.text, [brand.ground, brand.deep]],
    ['softly on the brand', brand.soft, [brand.ground, brand.deep]],
    ['the accent on the brand', brand.accent, [brand.ground, brand.deep]],
  ];
};

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s look', (_name, look: Look) => {
  it.each(texts(look))('can be read: %s', (_what, text, grounds) => {
    for (const ground of grounds) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('shows where a control and a star are', () => {
    for (const ground of [look.background.default, look.background.paper]) {
      expect(contrast(look.controlLine, ground)).toBeGreaterThanOrEqual(3);
    }
  });
});
