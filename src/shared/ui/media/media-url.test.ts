import { mediaUrl } from './media-url';

// The tests' provider is the page's own origin, http://localhost (test/env.ts).

it.each([
  ['/media/logos/a.svg', 'http://localhost/media/logos/a.svg'],
  ['media/logos/a.svg', 'http://localhost/media/logos/a.svg'],
  ['  /media/a b.png ', 'http://localhost/media/a%20b.png'],
  ['http://localhost/media/a.svg', 'http://localhost/media/a.svg'],
  ['https://images.example.com/a.png?w=1', 'https://images.example.com/a.png?w=1'],
])('resolves %j to %s', (path, url) => {
  expect(mediaUrl(path)).toBe(url);
});

it.each([
  null,
  undefined,
  '',
  '   ',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'blob:http://localhost/1',
  'file:///etc/passwd',
  'ftp://images.example.com/a.png',
  'http://images.example.com/a.png',
  '//images.example.com/a.png',
  'https://',
])('has no address for %j', (path) => {
  expect(mediaUrl(path)).toBeNull();
});
