import { breakLines, type Line, type Lettering } from './text-lines';
import { loadTypefaces, plainTypefaceFor, widthInEm } from './typefaces';

beforeAll(() => loadTypefaces('العربية'));

const lettering: Lettering = { weight: 'regular', size: 10 };

const widthOf = (text: string): number => {
  const typeface = plainTypefaceFor('a', 'regular');
  return typeface ? widthInEm(typeface, text) * lettering.size : 0;
};

const textOf = ({ runs }: Line): string => runs.map(({ text }) => text).join('|');
const linesOf = (text: string, width: number): string[] => breakLines(text, lettering, width).map(textOf);

it('breaks at spaces as late as it can', () => {
  expect(linesOf('satu dua tiga empat', widthOf('satu dua tiga') + 1)).toEqual(['satu dua tiga', 'empat']);
});

/** Words of many widths. */
const WORDS = 'di gudang kami menghitung stok dan menerima barang dari dua puluh pemasok setiap hari kerja'.split(' ');

it.each(['', '- ', '12. '])('fills each line, and no more than that, after the marker %j', (marker) => {
  for (let width = 90; width <= 300; width += 7) {
    const lines = breakLines(marker + WORDS.join(' '), lettering, width);
    const words = lines.map((line) => textOf(line).split(' '));
    expect(words.flat()).toEqual(`${marker}${WORDS.join(' ')}`.split(' '));
    for (const [index, line] of lines.entries()) {
      expect(line.width).toBeLessThanOrEqual(width + 0.001);
      const next = words[index + 1]?.[0];
      if (next) expect(line.width + widthOf(' ') + widthOf(next)).toBeGreaterThan(width - 0.001);
    }
  }
});

it('is as wide as its words and the spaces between them', () => {
  const [line] = breakLines('di gudang', lettering, 200);
  expect(line?.width).toBeCloseTo(widthOf('di') + widthOf(' ') + widthOf('gudang'));
});

it('keeps line ends and blank lines', () => {
  expect(linesOf('satu\n\ndua', 200)).toEqual(['satu', '', 'dua']);
});

it('has no line for an empty text', () => {
  expect(linesOf('', 200)).toEqual([]);
});

it.each([
  ['of one letter', 'W'.repeat(300)],
  ['whose letters are kerned', 'AV'.repeat(200)],
  ['that is an address', `https://contoh.example/${'a-b_c/'.repeat(60)}`],
])('breaks a word that is too wide, %s, and loses nothing of it', (_what, word) => {
  const lines = breakLines(`kata ${word} kata`, lettering, 120);
  expect(lines.every(({ width }) => width <= 120)).toBe(true);
  expect(lines.map(textOf).join('')).toMatch(new RegExp(`^kata${word} ?kata$`));
});

it('puts no space where it has broken a word, though kerning makes room for one', () => {
  for (let length = 1; length <= 60; length += 1) {
    const word = 'AV'.repeat(length);
    expect(linesOf(word, 100).join('')).toBe(word);
  }
});

it('does not take a letter and its mark apart', () => {
  for (const line of linesOf('x\u0301'.repeat(50), 60)) expect(line).toMatch(/^x/);
});

it.each([
  ['- ', '- '],
  ['• ', '• '],
  ['2. ', '2. '],
  ['12) ', '12) '],
  ['-', ''],
  ['2.', ''],
  ['123. ', ''],
])('puts the second line after %j as far in as %j', (beginning, marker) => {
  const [, second] = breakLines(`${beginning}satu dua`, lettering, widthOf(`${beginning}satu`) + 1);
  expect(second && textOf(second)).toBe('dua');
  expect(second?.runs[0]?.x).toBeCloseTo(widthOf(marker));
});

it('puts the lines of an item below its text', () => {
  const lines = breakLines('- satu dua\nsatu', lettering, widthOf('- satu') + 1);
  expect(lines.map(textOf)).toEqual(['- satu', 'dua', 'satu']);
  const [first, second, third] = lines.map(({ runs }) => runs[0]?.x);
  expect([first, third]).toEqual([0, 0]);
  expect(second).toBeCloseTo(widthOf('- '));
});

it('changes the typeface within a word and comes back', () => {
  const [line] = breakLines('IL-1β tinggi', lettering, 200);
  expect(line?.runs.map(({ text, typeface }) => [text, typeface.name])).toEqual([
    ['IL-1', 'PlusJakartaSans-Regular'],
    ['β', 'DejaVuSans'],
    ['tinggi', 'PlusJakartaSans-Regular'],
  ]);
  expect(line?.runs[2]?.x).toBeCloseTo(line ? line.width - widthOf('tinggi') : 0);
});

it('makes one run of a right-to-left stretch, as wide as its words and the spaces between them', () => {
  const [line] = breakLines('di كلية اللغة العربية sejak', lettering, 300);
  expect(line && textOf(line)).toBe('di|كلية اللغة العربية|sejak');
  const words = ['كلية', 'اللغة', 'العربية'].map((word) => breakLines(word, lettering, 300)[0]?.width ?? 0);
  expect(line?.runs[1]?.width).toBeCloseTo(words.reduce((sum, width) => sum + width, 2 * widthOf(' ')));
});

it('turns each right-to-left stretch by itself', () => {
  expect(linesOf('كلية اللغة dan العربية الجديدة', 300)).toEqual(['كلية اللغة|dan|العربية الجديدة']);
});

it('puts words of several typefaces from right to left', () => {
  expect(linesOf('كلية1 اللغة2', 300)).toEqual(['اللغة|2|كلية|1']);
});
