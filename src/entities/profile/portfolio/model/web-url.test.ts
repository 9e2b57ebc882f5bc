import { toWebUrl } from './web-url';

it.each([
  ['https://karya.example.com/a', 'https://karya.example.com/a'],
  [' http://karya.example.com ', 'http://karya.example.com/'],
  ['HTTPS://karya.example.com/', 'https://karya.example.com/'],
  ['karya.example.com', 'https://karya.example.com/'],
])('links %s', (value, expected) => {
  expect(toWebUrl(value)).toBe(expected);
});

it.each([
  '',
  'karya',
  'javascript:alert(1)',
  'data:text/html,x',
  'javascript:alert(1)//https://karya.example.com',
  'ftp://example.com',
  'https://',
  'https:///a',
])('does not link %s', (value) => {
  expect(toWebUrl(value)).toBeNull();
});
