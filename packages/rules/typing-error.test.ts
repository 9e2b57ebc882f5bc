import { isTypingError } from './typing-error';

it.each([
  ['kasiir', 'kasir'],
  ['kasr', 'kasir'],
  ['kasit', 'kasir'],
  ['ksair', 'kasir'],
  ['gudnag', 'gudang'],
  ['barist', 'barista'],
])('takes "%s" for "%s"', (typed, word) => {
  expect(isTypingError(typed, word)).toBe(true);
});

it.each([
  ['kasir', 'kasir'],
  ['guri', 'guru'],
  ['las', 'laser'],
  ['ksari', 'kasir'],
  ['kasirnya', 'kasir'],
  ['sopir', 'supri'],
])('does not take "%s" for "%s"', (typed, word) => {
  expect(isTypingError(typed, word)).toBe(false);
});
