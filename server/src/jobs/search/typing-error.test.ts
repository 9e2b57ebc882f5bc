import { isOneTypingErrorApart } from './typing-error';

it.each([
  ['kasr', 'kasir'],
  ['baristta', 'barista'],
  ['gudnag', 'gudang'],
  ['aksir', 'kasir'],
  ['kasri', 'kasir'],
  ['kosir', 'kasir'],
  ['xkasir', 'kasir'],
  ['kasirr', 'kasir'],
  ['asir', 'kasir'],
])('%s is one error from %s', (a, b) => {
  expect(isOneTypingErrorApart(a, b)).toBe(true);
  expect(isOneTypingErrorApart(b, a)).toBe(true);
});

it.each([
  ['kasir', 'kasir'],
  ['guri', 'guru'],
  ['kas', 'kasi'],
  ['kasir', 'kursi'],
  ['kasir', 'ksari'],
  ['kasir', 'kasirnya'],
  ['gudang', 'dangug'],
  ['', 'a'],
])('%s is not one error from %s', (a, b) => {
  expect(isOneTypingErrorApart(a, b)).toBe(false);
  expect(isOneTypingErrorApart(b, a)).toBe(false);
});
