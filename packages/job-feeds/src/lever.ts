/** Reads responses of Lever's postings API: `GET /v0/postings/{site}?mode=json`. */
import { employer, feedRows, unstored, type FeedOptions, type FeedRow } from './feed-row';
import { isObject, itemsOf, rawText, type JsonObject } from './fields';
import { escaped } from './html-parts';
import { RowRefused } from './import-problems';
import type { JsonRow } from './json-rows';

/** Headings of lists that say what one must bring along. */
const REQUIREMENTS = /requirement|qualif|persyaratan|kualifikasi|syarat|looking for|what you.+(bring|need|have)/i;

function siteOf(address: string): string | null {
  return /^https:\/\/jobs\.(?:eu\.)?lever\.co\/([\w.-]+)\//.exec(address)?.[1] ?? null;
}

/** Lists are a heading and the items' HTML without the list around them. */
function listsOf(row: JsonObject, areRequirements: boolean): string[] {
  return itemsOf(row.lists)
    .filter(isObject)
    .map(({ text, content }) => ({ heading: rawText(text) ?? '', items: rawText(content) ?? '' }))
    .filter(({ heading, items }) => items !== '' && REQUIREMENTS.test(heading) === areRequirements)
    .map(({ heading, items }) => `${areRequirements ? '' : `<h3>${escaped(heading)}</h3>`}<ul>${items}</ul>`);
}

function salaryOf(range: unknown): unknown {
  if (!isObject(range)) return range ?? undefined;
  // Such as "per-month-salary" and "per-hour-wage".
  const unitText = rawText(range.interval)?.replaceAll(/^per-|-(?:salary|wage)$/g, '');
  return { currency: range.currency, value: { minValue: range.min, maxValue: range.max, unitText } };
}

/** The place of a posting and, behind it, all others. */
function placesOf(location: unknown, all: unknown, country: unknown): unknown[] {
  const others = itemsOf(all).filter((other) => other !== location);
  const main = { address: { addressLocality: location, addressCountry: country } };
  return location === undefined && country === undefined ? others : [main, ...others];
}

const UNSTORED = ['reqCode'];

function toPosting(row: unknown, { company }: FeedOptions): JsonObject {
  if (!isObject(row)) throw new RowRefused('it is no posting: not an object');
  const url = rawText(row.hostedUrl);
  const site = siteOf(url ?? '');
  const categories = isObject(row.categories) ? row.categories : {};
  const texts = [rawText(row.description), ...listsOf(row, false), rawText(row.additional)];
  return {
    title: row.text,
    hiringOrganization: employer(undefined, company),
    identifier: { value: row.id, ...(site !== null && { name: `lever:${site}` }) },
    url,
    description: texts.filter(Boolean).join('\n'),
    qualifications: listsOf(row, true),
    datePosted: row.createdAt,
    jobLocation: placesOf(categories.location, categories.allLocations, row.country),
    jobLocationType: row.workplaceType,
    employmentType: categories.commitment,
    occupationalCategory: categories.team ?? categories.department,
    baseSalary: salaryOf(row.salaryRange) ?? row.salaryDescription,
    unstored: [
      ...unstored(row, row.salaryRange ? ['salaryDescription', ...UNSTORED] : UNSTORED),
      ...unstored(categories, categories.team ? ['department', 'level'] : ['level']),
    ],
  };
}

const isPosting = (row: unknown): boolean =>
  isObject(row) && 'text' in row && ('hostedUrl' in row || 'categories' in row);

/** The rows of such a response; none where no row is a posting of it. */
export function leverRows(rows: readonly JsonRow[], options: FeedOptions): FeedRow[] {
  return rows.some(({ value }) => isPosting(value)) ? feedRows(rows, (value) => toPosting(value, options)) : [];
}
