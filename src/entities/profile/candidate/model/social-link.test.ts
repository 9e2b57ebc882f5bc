import { toSocialLink } from './social-link';

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
