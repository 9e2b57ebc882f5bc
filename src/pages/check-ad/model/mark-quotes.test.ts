import { assert, array, nat, property, string, tuple } from 'fast-check';
import { markQuotes } from './mark-quotes';

const marked = (text: string, quotes: string[]) =>
  markQuotes(text, quotes)
    .map((part) => (part.isMarked ? `[${part.text}${part.ending.join()}]` : part.text))
    .join('');

it.each([
  ['nothing', 'Loker kasir', [], 'Loker kasir'],
  ['a quote', 'Halo. Bayar dulu. Ya.', ['Bayar dulu.'], 'Halo. [Bayar dulu.1] Ya.'],
  ['a quote over two lines', 'a\nb  c\nd', ['b  c\nd'], 'a\n[b  c\nd1]'],
  ['two kinds of one sentence', 'Kirim KTP.', ['Kirim KTP.', 'Kirim KTP.'], '[Kirim KTP.1,2]'],
  ['a quote within another', 'bayar lewat DANA', ['bayar lewat DANA', 'DANA'], '[bayar lewat ][DANA1,2]'],
  ['quotes that overlap', 'a b c', ['a b', 'b c'], '[a ][b1][ c2]'],
  ['the same words twice', 'DP. Lagi DP.', ['DP.', 'Lagi', 'DP.'], '[DP.1] [Lagi2] [DP.3]'],
  ['a quote that is not in the text', 'a b', ['z', 'b'], 'a [b2]'],
])('marks %s', (_what, text, quotes, expected) => {
  expect(marked(text, quotes)).toBe(expected);
});

it('keeps the whole text, whatever is quoted', () => {
  const cases = string({ unit: 'binary' }).chain((text) =>
    tuple(array(tuple(nat(text.length), nat(text.length)))).map(([ends]) => ({
      text,
      quotes: ends.map(([one, other]) => text.slice(Math.min(one, other), Math.max(one, other))).filter(Boolean),
    })),
  );
  assert(
    property(cases, ({ text, quotes }) => {
      const parts = markQuotes(text, quotes);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      expect(parts.flatMap(({ ending }) => ending).sort((a, b) => a - b)).toEqual(quotes.map((_, i) => i + 1));
    }),
  );
});
