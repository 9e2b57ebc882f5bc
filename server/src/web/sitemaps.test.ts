import { sitemaps } from './sitemaps';

const ORIGIN = 'https://titian.test';
const locs = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

it('puts pages into one file as long as it may hold them', () => {
  const files = sitemaps(ORIGIN, ['/', '/jobs', '/a&b'], 3);
  expect([...files.keys()]).toEqual(['sitemap.xml']);
  const xml = files.get('sitemap.xml');
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org/);
  expect(locs(xml)).toEqual([`${ORIGIN}/`, `${ORIGIN}/jobs`, `${ORIGIN}/a&amp;b`]);
});

it('splits more of them, and names the files in an index', () => {
  const files = sitemaps(ORIGIN, ['/1', '/2', '/3', '/4', '/5'], 2);
  expect(files.get('sitemap.xml')).toContain('<sitemapindex ');
  expect(locs(files.get('sitemap.xml'))).toEqual([1, 2, 3].map((part) => `${ORIGIN}/sitemap-${part}.xml`));
  expect([1, 2, 3].map((part) => locs(files.get(`sitemap-${part}.xml`)).length)).toEqual([2, 2, 1]);
});

it('holds no more than the protocol allows', () => {
  const files = sitemaps(
    ORIGIN,
    Array.from({ length: 50_001 }, (_, index) => `/jobs/${index}`),
  );
  expect(locs(files.get('sitemap-1.xml'))).toHaveLength(50_000);
  expect(locs(files.get('sitemap-2.xml'))).toEqual([`${ORIGIN}/jobs/50000`]);
});
