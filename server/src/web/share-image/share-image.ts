import sharp from 'sharp';
import { loadTypefaces } from '../../cv/pdf/typefaces';
import { SHARE_IMAGE_SIZE } from './share-image-size';
import { textPaths } from './text-paths';

export interface ShareImageText {
  title: string;
  company: string;
  place: string | null;
}

const MARGIN = 80;
const TEXT_WIDTH = SHARE_IMAGE_SIZE.width - 2 * MARGIN;

const GREEN = '#0b5c56';
const GOLD = '#f4b942';
const PALE = '#d5e6e4';

/** The mark of the product on a 40 by 40 grid: a bridge on three piers. */
const MARK = `<g fill="none" stroke-linecap="round">
  <rect width="40" height="40" rx="10" fill="#fff" fill-opacity="0.12"/>
  <path d="M13.2 18v9.5M20 16v11.5M26.8 18v9.5" stroke="${GOLD}" stroke-width="2.8"/>
  <path d="M6.5 27.5C10.5 9.5 29.5 9.5 33.5 27.5" stroke="#fff" stroke-width="3.6"/>
</g>`;

function draw({ title, company, place }: ShareImageText): string {
  const block = { width: TEXT_WIDTH, x: MARGIN };
  const brand = textPaths('Titian', {
    ...block,
    weight: 'bold',
    size: 44,
    lineHeight: 0,
    maxLines: 1,
    x: 172,
    y: 131,
    fill: '#fff',
  });
  const heading = textPaths(title, {
    ...block,
    weight: 'bold',
    size: 68,
    lineHeight: 84,
    maxLines: 3,
    y: 270,
    fill: '#fff',
  });
  const employer = textPaths(company, {
    ...block,
    weight: 'bold',
    size: 38,
    lineHeight: 52,
    maxLines: 1,
    y: heading.nextY,
    fill: GOLD,
  });
  const where = textPaths(place ?? 'Indonesia', {
    ...block,
    weight: 'regular',
    size: 32,
    lineHeight: 44,
    maxLines: 1,
    y: employer.nextY,
    fill: PALE,
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_IMAGE_SIZE.width}" height="${SHARE_IMAGE_SIZE.height}">
    <rect width="100%" height="100%" fill="${GREEN}"/>
    <path d="M0 630C300 500 900 500 1200 630Z" fill="#fff" fill-opacity="0.08"/>
    <rect y="618" width="100%" height="12" fill="${GOLD}"/>
    <g transform="translate(${MARGIN} 80) scale(1.8)">${MARK}</g>
    ${brand.svg}${heading.svg}${employer.svg}${where.svg}
  </svg>`;
}

/** The picture that link previews show for a job, as PNG of `SHARE_IMAGE_SIZE`. */
export async function shareImage(text: ShareImageText): Promise<Buffer> {
  await loadTypefaces(Object.values(text).join(' '));
  return sharp(Buffer.from(draw(text)))
    .png({ palette: true, colours: 64 })
    .toBuffer();
}
