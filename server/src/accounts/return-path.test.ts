import { toReturnPath } from './return-path';

it.each([
  ['/jobs/kasir', '/jobs/kasir'],
  ['/lowongan/kasir-94f5', '/lowongan/kasir-94f5'],
  ['/jobs/k%C3%A1sir', '/jobs/k%C3%A1sir'],
])('takes %s', (header, taken) => {
  expect(toReturnPath(header)).toBe(taken);
});

it('drops everything else', () => {
  const rows = [
    '//evil.example',
    'https:evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/profile',
    '/jobs/',
    '/jobs/a/b',
    '/jobs/..',
    '/jobs/%2e%2e',
    '/jobs/a%2Fb',
    '/jobs/a%0d%0aSet-Cookie: x',
    '/jobs/%E0%A4%A',
    '/jobs/a?token=x',
    '/jobs/a#x',
    `/jobs/${'a'.repeat(10_000)}`,
    '',
    undefined,
    ['/jobs/a', '/jobs/b'],
  ];
  expect(rows.filter((row) => toReturnPath(row) !== null)).toEqual([]);
});
