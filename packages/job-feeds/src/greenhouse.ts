/** Reads responses of Greenhouse's job board API: `GET /v1/boards/{board}/jobs?content=true`. */
import { employer, feedRows, unstored, type FeedOptions, type FeedRow } from './feed-row';
import { isObject, itemsOf, rawText, type JsonObject } from './fields';
import { RowRefused } from './import-problems';
import type { JsonRow } from './json-rows';
import { quoted } from './warnings';

/** The board that an address such as `https://boards.greenhouse.io/{board}/jobs/1` names. */
function boardOf(address: string): string | null {
  return /^https:\/\/[\w-]+(?:\.eu)?\.greenhouse\.io\/([\w-]+)\/jobs\//.exec(address)?.[1] ?? null;
}

/** Names of the fields that employers add, in `metadata`. */
const METADATA = {
  years: /^(minimum )?years of experience$|^(minimum )?experience \(years\)$/i,
  experience: /^(minimum )?experience$|^pengalaman( kerja| minimal)?$/i,
  employmentType: /^(employment|job) type$|^jenis pekerjaan$/i,
  education: /^(minimum )?education( level)?$|^pendidikan( minimal| terakhir)?$/i,
  openings: /^(number of )?openings$|^jumlah (lowongan|kebutuhan)$/i,
};

function metadataValue(row: JsonObject, name: keyof typeof METADATA): unknown {
  const fields = itemsOf(row.metadata).filter(isObject);
  return fields.find((field) => METADATA[name].test(rawText(field.name) ?? ''))?.value ?? undefined;
}

/** Years are counted by a number, or told by a text. */
function experienceOf(row: JsonObject): unknown {
  const years = metadataValue(row, 'years');
  if (typeof years === 'number') return { monthsOfExperience: Math.round(years * 12) };
  return years ?? metadataValue(row, 'experience');
}

/** Offices are places of the company: no fact of the vacancy itself. */
const UNSTORED = ['offices'];

function unstoredFields(row: JsonObject, place: unknown): string[] {
  const isPlace = (office: unknown): boolean => nameOf(office) === place;
  const fields = unstored({ ...row, offices: itemsOf(row.offices).filter((office) => !isPlace(office)) }, UNSTORED);
  const metadata = itemsOf(row.metadata)
    .filter(isObject)
    .filter(({ value }) => itemsOf(value).some((item) => item !== ''))
    .map(({ name }) => rawText(name) ?? '')
    .filter((name) => !Object.values(METADATA).some((known) => known.test(name)));
  return [...fields, ...metadata.map((name) => `metadata ${quoted(name)}`)];
}

/** The name of an object; some boards send the name alone. */
const nameOf = (value: unknown): unknown => (isObject(value) ? value.name : value);

/** Hundredths of a currency, without a period. */
const toPay = ({ min_cents: min, max_cents: max, currency_type: currency }: JsonObject): JsonObject => ({
  currency,
  minValue: Number(min) / 100,
  maxValue: Number(max) / 100,
});

function toPosting(row: unknown, { company }: FeedOptions): JsonObject {
  if (!isObject(row)) throw new RowRefused('it is no job: not an object');
  const url = rawText(row.absolute_url);
  const board = boardOf(url ?? '');
  const place = nameOf(row.location);
  return {
    title: row.title,
    hiringOrganization: employer(row.company_name, company),
    identifier: { value: row.id, ...(board !== null && { name: `greenhouse:${board}` }) },
    url,
    description: row.content,
    datePosted: row.first_published,
    validThrough: row.application_deadline,
    jobLocation: place,
    employmentType: metadataValue(row, 'employmentType'),
    educationRequirements: metadataValue(row, 'education'),
    experienceRequirements: experienceOf(row),
    totalJobOpenings: metadataValue(row, 'openings'),
    baseSalary: itemsOf(row.pay_input_ranges).filter(isObject).map(toPay),
    occupationalCategory: itemsOf(row.departments).map(nameOf).filter(Boolean),
    unstored: unstoredFields(row, place),
  };
}

const isJob = (row: unknown): boolean => isObject(row) && 'absolute_url' in row && 'title' in row;

/** The key of such a response under which its jobs are. */
export const JOBS_KEY = 'jobs';

/** The rows of such a response; none where no row is a job of it. */
export function greenhouseRows(rows: readonly JsonRow[], options: FeedOptions): FeedRow[] {
  return rows.some(({ value }) => isJob(value)) ? feedRows(rows, (value) => toPosting(value, options)) : [];
}
