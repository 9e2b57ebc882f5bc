import { slugIn } from './job-slug';

const SLUG = 'staf-gudang-pt-maju-0a1b2c3d4e';

const ENDS = [
  ')',
  '.',
  '*',
  ',',
  ']',
  '"',
  "'",
  '>',
  '…',
  '!',
  '?',
  ';',
  ':',
  '”',
  '’',
  '»',
  '-',
  '_',
  '`',
  '|',
  '\\',
  '%',
];

it.each([
  ...ENDS,
  ...ENDS.map((end) => encodeURIComponent(end)),
  ...['', '/', ').', '**', '...', '%22', '%2522', '"><b>teks', '&amp;x', ' dan lagi', '\0', '\u200b', '🌸', '。'],
])('finds the slug before %j', (end) => {
  expect(slugIn(SLUG + end)).toBe(SLUG);
});

it.each(['(', '<', '"', '*', ' ', '…', '/'])('finds the slug after %j', (start) => {
  expect(slugIn(start + SLUG)).toBe(SLUG);
});

it('finds a slug in capitals', () => {
  expect(slugIn(`${SLUG.toUpperCase()}).`)).toBe(SLUG);
});

it.each(['', '%', '...', '/', '销售', '\0'])('finds none in %j', (text) => {
  expect(slugIn(text)).toBeNull();
});

it.each([')', 'a-', '-', 'A'])('has decided at once about many %j', (part) => {
  const start = performance.now();
  slugIn(part.repeat(100_000));
  expect(performance.now() - start).toBeLessThan(1_000);
});
