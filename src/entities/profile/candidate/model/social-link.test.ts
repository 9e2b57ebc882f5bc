import { toLinkAddress, toSocialLink } from './social-link';

it.each([
  ['linkedin', 'https://www.linkedin.com/in/sari-w', 'https://www.linkedin.com/in/sari-w'],
  ['linkedin', ' linkedin.com/in/sari ', 'https://linkedin.com/in/sari'],
  ['linkedin', 'http://id.linkedin.com/in/sari/', 'http://id.linkedin.com/in/sari/'],
  ['linkedin', 'HTTPS://LinkedIn.com/in/Sari', 'https://linkedin.com/in/Sari'],
  ['instagram', 'instagram.com/sari.w_1', 'https://instagram.com/sari.w_1'],
  ['instagram', 'https://www.instagram.com/sari/', 'https://www.instagram.com/sari/'],
] as const)('accepts the %s profile %j', (network, typed, saved) => {
  expect(toSocialLink(network, typed)).toBe(saved);
});

it.each([
  ['linkedin', 'https://linkedin.com/company/titian'],
  ['linkedin', 'https://linkedin.com/in/'],
  ['linkedin', 'https://evil.example/in/sari'],
  ['linkedin', 'https://linkedin.com.evil.example/in/sari'],
  ['linkedin', 'https://linkedin.com@evil.example/in/sari'],
  ['linkedin', 'ftp://linkedin.com/in/sari'],
  ['instagram', 'https://instagram.com/'],
  ['instagram', 'https://instagram.com/p/123'],
  ['instagram', '@sari'],
  ['instagram', 'javascript:alert(1)//instagram.com/sari'],
] as const)('refuses as a %s profile %j', (network, typed) => {
  expect(toSocialLink(network, typed)).toBeNull();
});

it.each([
  ['linkedin.com/in/sari', 'https://linkedin.com/in/sari'],
  ['//instagram.com/sari', 'https://instagram.com/sari'],
  ['http://example.com/x', 'http://example.com/x'],
  ['example.com/sari?by=tag:kasir', 'https://example.com/sari?by=tag:kasir'],
  ['example.com//sari', 'https://example.com//sari'],
])('links %j', (stored, address) => {
  expect(toLinkAddress(stored)).toBe(address);
});

it.each([
  null,
  '',
  'sari',
  '@sari',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<b>x</b>',
  'javascript:alert(1)//https://example.com',
  'https://user@evil.example',
  'https:\\\\evil.example',
])('never links %j', (stored) => {
  expect(toLinkAddress(stored)).toBeNull();
});
