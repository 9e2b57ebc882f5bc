import { escapeMarkup } from '../http/escape-markup';

/** No sitemap may hold more addresses: https://www.sitemaps.org/protocol.html. */
const MAX_ADDRESSES = 50_000;

/** Text by file name. */
export type Sitemaps = ReadonlyMap<string, string>;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function file(root: 'urlset' | 'sitemapindex', entry: 'url' | 'sitemap', addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<${entry}><loc>${escapeMarkup(address)}</loc></${entry}>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</${root}>\n`;
}

/**
 * The sitemap of an origin's pages: `sitemap.xml` alone or, where there are too many for one file, as an index of
 * `sitemap-1.xml`, `sitemap-2.xml`, …
 */
export function sitemaps(appUrl: string, pages: readonly string[], maxAddresses = MAX_ADDRESSES): Sitemaps {
  const addresses = pages.map((page) => appUrl + page);
  if (addresses.length <= maxAddresses) return new Map([['sitemap.xml', file('urlset', 'url', addresses)]]);
  const count = Math.ceil(addresses.length / maxAddresses);
  const parts = Array.from({ length: count }, (_, index) => {
    const part = addresses.slice(index * maxAddresses, (index + 1) * maxAddresses);
    return [`sitemap-${index + 1}.xml`, file('urlset', 'url', part)] as const;
  });
  const index = file(
    'sitemapindex',
    'sitemap',
    parts.map(([name]) => `${appUrl}/${name}`),
  );
  return new Map([['sitemap.xml', index], ...parts]);
}
