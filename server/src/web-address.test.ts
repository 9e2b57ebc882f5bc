import { completeWebAddress, parseWebAddress } from './web-address';

it.each([
  'https://contoh.example',
  'HTTP://Contoh.Example/a?b=c#d',
  'https://contoh.example:8443/a%20b',
  'https://kopi-☕.example/menu',
])('takes %j for a web address', (text) => {
  expect(parseWebAddress(text)?.href).toBe(new URL(text).href);
});

it.each([
  '',
  'contoh.example',
  '//contoh.example',
  '/path',
  'https:contoh.example',
  'https://',
  'ftp://contoh.example',
  'javascript:alert(1)//https://contoh.example',
  'https://contoh.example/a b',
  'https://contoh.example/a\nb',
  'https://contoh.example\\@evil.example',
  'https://contoh.example/\u0000',
  'https://contoh.example@evil.example',
  'https://user:secret@contoh.example',
])('takes %j for no web address', (text) => {
  expect(parseWebAddress(text)).toBeNull();
});

it.each([
  [' contoh.example/a ', 'https://contoh.example/a'],
  ['contoh.example', 'https://contoh.example'],
  ['http://contoh.example', 'http://contoh.example'],
  ['contoh.example:443', 'contoh.example:443'],
  ['siti@contoh.example', 'siti@contoh.example'],
  ['contoh', 'contoh'],
])('completes %j to %j', (typed, address) => {
  expect(completeWebAddress(typed)).toBe(address);
});
