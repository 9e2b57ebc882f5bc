import { chosenEncoding } from './prepared-response';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, BR', 'br'],
  ['gzip;q=0.5, br;q=0', 'gzip'],
  ['br;q=0.0, gzip; q=0', 'identity'],
  ['zstd', 'identity'],
])('takes of the encodings %j: %s', (header, encoding) => {
  expect(chosenEncoding(header)).toBe(encoding);
});
