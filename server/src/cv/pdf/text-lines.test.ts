import { breakLines, type Line, type Lettering } from './text-lines';
import { typefaceFor, widthInEm } from './typefaces';

const lettering: Lettering = { weight: 'regular', size: 10 };

const widthOf = (text: string): number => {
  const typeface = typefaceFor('a', 'regular');
  return typeface ? widthInEm(typeface, text) * lettering.size : 0;
};

const textOf = ({ runs }: Line): string => runs.map(({ text }) => text).join('|');
const linesOf = (text: string, width: number): string[] => breakLines(text, lettering, width).map(textOf);

it('breaks at spaces as late as it can', () => {
  expect(linesOf('satu dua tiga empat', widthOf('satu dua tiga') + 1)).toEqual(['satu dua tiga', 'empat']);
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

it('puts the words of a right-to-left stretch from right to left', () => {
  expect(linesOf('di كلية اللغة العربية sejak', 300)).toEqual(['di|العربية|اللغة|كلية|sejak']);
});
