import { createHash } from 'node:crypto';
import type { PostedJob } from '../../jobs/job-repository';
import { closedSince } from '../../jobs/posted-job';
import { escapeMarkup } from '../../http/escape-markup';
import { SHARE_IMAGE_SIZE } from '../share-image/share-image-size';
import { deadlineText, offerText } from '../../jobs/job-words';
import { toJobPosting } from './job-posting';

/** 'city, province', of which either may be missing; the employer's words for a city that is missing. */
export function placeName({ city, province, stated }: Pick<PostedJob, 'city' | 'province' | 'stated'>): string | null {
  return [city ?? stated?.location, province].filter(Boolean).join(', ') || null;
}

function describe(job: PostedJob, now: Date): string {
  const place = placeName(job);
  const where = place === null ? '' : `, ${place}`;
  const about = `Lowongan ${job.title} di ${job.company}${where}.`;
  const end = closedSince(job);
  if (end && end < now) return `${about} Lowongan ini sudah ditutup.`;
  const pay = offerText(job);
  const offer = pay === null ? about : `${about} ${pay}.`;
  const deadline = deadlineText(job);
  return deadline ? `${offer} Lamar paling lambat ${deadline}.` : `${offer} Lamar sekarang di Titian.`;
}

/** Changes with what the picture shows, so that a copy of an older one is not shown on. */
function imageVersion(job: PostedJob): string {
  const shown = JSON.stringify([job.title, job.company, placeName(job)]);
  return createHash('sha256').update(shown).digest('base64url').slice(0, 10);
}

/** JSON that may be in a script element: nothing in it can end the element or start a comment. */
const inScript = (value: object): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const meta = (key: 'name' | 'property', name: string, content: string | number): string =>
  `<meta ${key}="${name}" content="${escapeMarkup(String(content))}">`;

const publicAddress = ({ slug }: Pick<PostedJob, 'slug'>, appUrl: string): string => `${appUrl}/lowongan/${slug}`;

/** The address of a company's image, which the database holds as a path under `/media/` or as an absolute address. */
const absolute = (image: string | null, appUrl: string): string | null =>
  image === null ? null : new URL(image, appUrl).href;

/**
 * Head of a job's pages for search engines and link previews, as HTML: title, description, canonical
 * address, Open Graph and Twitter cards. The address is that of the page which is readable without an account.
 * Specification 4, section 4.
 *
 * @param appUrl the origin that people know
 */
export function jobHead(job: PostedJob, appUrl: string, now: Date): string {
  const url = publicAddress(job, appUrl);
  const title = `${job.title} di ${job.company}`;
  const description = describe(job, now);
  const image = `${appUrl}/share/jobs/${job.slug}.png?v=${imageVersion(job)}`;
  return [
    `<title>${escapeMarkup(`${title} | Titian`)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeMarkup(url)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Titian'),
    meta('property', 'og:locale', 'id_ID'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', SHARE_IMAGE_SIZE.width),
    meta('property', 'og:image:height', SHARE_IMAGE_SIZE.height),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
}

/**
 * Head of a job's public page: with the JobPosting in addition.
 */
export function publicJobHead(job: PostedJob, appUrl: string, now: Date): string {
  const page = { url: publicAddress(job, appUrl), logo: absolute(job.logo, appUrl), about: describe(job, now) };
  const posting = toJobPosting(job, page);
  const data = posting ? `<script type="application/ld+json">${inScript(posting)}</script>` : '';
  return jobHead(job, appUrl, now) + data;
}

/** Elements that a page may have once: those of the web app's shell are removed. */
const REPLACED = [/<title>[^<]*<\/title>/i, /<meta name="description"[^>]*>/i];

/** The web app's shell with other contents of its head. */
export function withHead(html: string, head: string): string {
  const bare = REPLACED.reduce((text, pattern) => text.replace(pattern, ''), html);
  // As a function, because `replace` gives `$` in a string a meaning.
  return bare.replace('</head>', () => `${head}</head>`);
}
