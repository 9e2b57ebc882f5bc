import { toSocialLink } from './social-link';

it.each([
  ['linkedin', 'https://www.linkedin.com/in/siti-rahma/', 'https://www.linkedin.com/in/siti-rahma/'],
  ['linkedin', 'http://id.linkedin.com/in/siti?trk=a', 'http://id.linkedin.com/in/siti?trk=a'],
  ['linkedin', 'linkedin.com/in/siti', 'https://linkedin.com/in/siti'],
  ['linkedin', ' www.LinkedIn.com/in/siti\n', 'https://www.LinkedIn.com/in/siti'],
  [
    'linkedin',
    'https://linkedin.com/in/s%C3%ADti/details/skills/',
    'https://linkedin.com/in/s%C3%ADti/details/skills/',
  ],
  ['instagram', 'https://instagram.com/siti.rahma_99', 'https://instagram.com/siti.rahma_99'],
  ['instagram', 'instagram.com/siti/', 'https://instagram.com/siti/'],
] as const)('takes for %s %j', (network, typed, link) => {
  expect(toSocialLink(network, typed)).toBe(link);
});

it.each([
  ['linkedin', 'siti'],
  ['linkedin', 'https://linkedin.com'],
  ['linkedin', 'https://linkedin.com/in/'],
  ['linkedin', 'https://linkedin.com/company/pt'],
  ['linkedin', 'https://instagram.com/in/siti'],
  ['linkedin', 'https://evil-linkedin.com/in/siti'],
  ['linkedin', 'https://linkedin.com.evil.example/in/siti'],
  ['linkedin', 'https://linkedin.com@evil.example/in/siti'],
  ['linkedin', 'https://a@linkedin.com/in/siti'],
  ['linkedin', 'https://linkedin.com:8443/in/siti'],
  ['linkedin', 'https://evil.example\\@linkedin.com/in/siti'],
  ['linkedin', '//linkedin.com/in/siti'],
  ['linkedin', 'siti@linkedin.com/in/siti'],
  ['linkedin', 'linkedin.com:443/in/siti'],
  ['linkedin', 'javascript:alert(1)//linkedin.com/in/siti'],
  ['linkedin', 'java\tscript:alert(1)'],
  ['linkedin', 'data:text/html,https://linkedin.com/in/siti'],
  ['linkedin', 'https://linkedin.com/in/siti\u0000'],
  ['linkedin', 'https://linkedin.com/in/siti rahma'],
  ['instagram', 'https://instagram.com/'],
  ['instagram', 'https://instagram.com/p/abc'],
  ['instagram', 'https://instagram.com/<img>'],
  ['instagram', 'https://linkedin.com/siti'],
] as const)('refuses for %s %j', (network, typed) => {
  expect(toSocialLink(network, typed)).toBeNull();
});
