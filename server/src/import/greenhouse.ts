/** Reads responses of Greenhouse's job board API: `GET /v1/boards/{board}/jobs?content=true`. */
import { employer, feedRows, type FeedOptions, type FeedRow } from './feed-row';
import { isObject, itemsOf, rawText, type JsonObject } from './fields';
import { RowRefused } from './import-problems';
import { jsonRows } from './json-rows';

/** The board that an address such as `https://boards.greenhouse.io/{board}/jobs/1` names. */
function boardOf(address: string): string | null {
  return /^https:\/\/[\w-]+(?:\.eu)?\.greenhouse\.io\/([\w-]+)\/jobs\//.exec(address)?.[1] ?? null;
}

/** Employers give such details in fields of their own making. */
function metadataValue(row: JsonObject, name: RegExp): unknown {
  const fields = itemsOf(row.metadata).filter(isObject);
  return fields.find((field) => name.test(rawText(field.name) ?? ''))?.value ?? undefined;
}

/** Years are counted by a number, or told by a text. */
function experienceOf(row: JsonObject): unknown {
  const years = metadataValue(row, /^(minimum )?years of experience$|^(minimum )?experience \(years\)$/i);
  if (typeof years === 'number') return { monthsOfExperience: Math.round(years * 12) };
  return years ?? metadataValue(row, /^(minimum )?experience$|^pengalaman( kerja| minimal)?$/i);
}

const nameOf = (value: unknown): unknown => (isObject(value) ? value.name : undefined);

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
    employmentType: metadataValue(row, /^(employment|job) type$|^jenis pekerjaan$/i),
    educationRequirements: metadataValue(row, /^(minimum )?education( level)?$|^pendidikan( minimal| terakhir)?$/i),
    experienceRequirements: experienceOf(row),
    totalJobOpenings: metadataValue(row, /^(number of )?openings$|^jumlah (lowongan|kebutuhan)$/i),
    occupationalCategory: itemsOf(row.departments).map(nameOf).filter(Boolean),
  };
}

const isJob = (row: unknown): boolean => isObject(row) && 'absolute_url' in row && 'title' in row;

/** The rows of such a response; none where no row is a job of it. */
export function greenhouseRows(json: string, options: FeedOptions): FeedRow[] {
  const rows = [...jsonRows(json, { rowsKey: 'jobs', isRow: isJob })];
  return rows.some(({ value }) => isJob(value)) ? feedRows(rows, (value) => toPosting(value, options)) : [];
}
