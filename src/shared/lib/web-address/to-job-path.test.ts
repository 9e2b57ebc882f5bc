import { assert, property, string } from 'fast-check';
import { toJobPath } from './to-job-path';

it.each([
  ['/jobs/kasir', '/jobs/kasir'],
  ['/lowongan/kasir-sleman-94f5', '/lowongan/kasir-sleman-94f5'],
  ['/jobs/k%C3%A1sir', '/jobs/k%C3%A1sir'],
  ['/jobs/kásir', '/jobs/k%C3%A1sir'],
])('takes %s', (path, taken) => {
  expect(toJobPath(path)).toBe(taken);
});

it.each([
  '//evil.example',
  '//evil.example/jobs/kasir',
  'https://evil.example/jobs/kasir',
  'https:evil.example',
  '/\\evil.example',
  '\\/jobs/kasir',
  'javascript:alert(1)',
  '/profile',
  '/jobs',
  '/jobs/',
  '/jobs/a/b',
  '/jobs/..',
  '/jobs/.',
  '/jobs/%2e%2e',
  '/jobs/a%2Fb',
  '/jobs/a%5Cb',
  '/jobs/a%00b',
  '/jobs/%E0%A4%A',
  '/jobs/a b',
  '/jobs/a\nb',
  ' /jobs/a',
  '/jobs/a?next=//evil.example',
  '/jobs/a#x',
  'jobs/a',
  '/JOBS/a',
  `/jobs/${'a'.repeat(10_000)}`,
  '',
  null,
  undefined,
  7,
  {},
])('drops %j', (value) => {
  expect(toJobPath(value)).toBeNull();
});

it('stays on this site, whatever it gets', () => {
  const check = (text: string) => {
    for (const value of [text, `/jobs/${text}`, `/lowongan/${text}`]) {
      const path = toJobPath(value);
      if (path === null) continue;
      const url = new URL(path, 'https://titian.example');
      expect([url.origin, url.pathname]).toEqual(['https://titian.example', path]);
      expect(toJobPath(path)).toBe(path);
    }
  };
  assert(property(string(), check));
  assert(property(string({ unit: 'binary' }), check));
});
