import { toJobPath } from './job-path';
import { toLinkAddress, toWebAddress } from './web-address';

describe('web address', () => {
  it.each([
    ['dewi.example.com', 'https://dewi.example.com'],
    [' Dewi.example.com/karya?urut=baru#atas ', 'https://Dewi.example.com/karya?urut=baru#atas'],
    ['example.com/sari?by=tag:kasir', 'https://example.com/sari?by=tag:kasir'],
    ['example.com//sari', 'https://example.com//sari'],
    ['//example.com/sari', 'https://example.com/sari'],
    ['3d.example.com', 'https://3d.example.com'],
    ['toko-kita.example.com', 'https://toko-kita.example.com'],
    ['http://karya.example.com', 'http://karya.example.com'],
    ['HTTPS://karya.example.com:8443/a', 'HTTPS://karya.example.com:8443/a'],
  ])('completes %j to %s', (typed, address) => {
    expect(toWebAddress(typed)).toBe(address);
  });

  it.each([
    '',
    'sari',
    '@sari',
    '@sari.w',
    'sari@example.com',
    'sari:rahasia@example.com',
    'example.com:8080/karya',
    '/karya.html',
    '///example.com',
    'karya saya.example.com',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)//example.com',
    'java.script:alert(1)',
    'data:text/html,<b>x</b>',
    'vbscript:x.y',
    'mailto:sari@example.com',
    'ftp://example.com',
    'javascript:alert(1)//https://example.com',
    'https://',
    'https:///example.com',
    'https:/example.com',
    'https://localhost',
    'https://user@evil.example',
    'https:\\\\evil.example',
    'https://example.com\\@evil.example',
    'https://example.com/a b',
    'https://example.com/\u0000',
  ])('takes %j for no web address', (typed) => {
    expect(toWebAddress(typed)).toBeNull();
    expect(toLinkAddress(typed)).toBeNull();
  });

  it('links an address as a browser writes it, and nothing where there is none', () => {
    expect(toLinkAddress('HTTPS://Karya.example.com')).toBe('https://karya.example.com/');
    expect(toLinkAddress(null)).toBeNull();
  });
});

describe('to job path', () => {
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
});
