/** Reads the XML feeds that are made for Indeed: a `source` with a `job` for each row. */
import { employer, problemRows, type FeedOptions, type FeedRow } from './feed-row';
import type { JsonObject } from './fields';
import { toSalaryRange } from './salary-text';
import { xmlRecords, type XmlRecord } from './xml-records';
import { xmlRoot } from './xml-root';

/** "Fri, 19 Dec 2014 22:49:39 GMT", as older feeds write dates, becomes an ISO 8601 one; others stay as they are. */
function dateOf(text: string | undefined): string | undefined {
  if (text === undefined || !/^[a-z]{3}, \d{1,2} [a-z]{3} \d{4}/i.test(text)) return text;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? text : instant.toISOString();
}

function workplaceOf(remoteType: string | undefined): string | undefined {
  if (remoteType === undefined) return undefined;
  if (/hybrid/i.test(remoteType)) return 'HYBRID';
  return /remote|wfh|work from home/i.test(remoteType) ? 'TELECOMMUTE' : undefined;
}

function toPosting(job: XmlRecord, publisher: string | undefined, { company }: FeedOptions): JsonObject {
  return {
    title: job.title,
    hiringOrganization: employer(job.company, company),
    identifier: { value: job.referencenumber, ...(publisher !== undefined && { name: publisher }) },
    url: job.url,
    description: job.description,
    datePosted: dateOf(job.date),
    validThrough: dateOf(job.expirationdate),
    jobLocation: { address: { addressLocality: job.city, addressRegion: job.state } },
    jobLocationType: workplaceOf(job.remotetype),
    employmentType: job.jobtype,
    occupationalCategory: job.category,
    educationRequirements: job.education,
    experienceRequirements: job.experience,
    baseSalary: toSalaryRange(job.salary),
  };
}

/** Whether a text looks like such a feed. */
export function isIndeed(text: string): boolean {
  return xmlRoot(text)?.name === 'source';
}

/** The rows of such a feed; a job without an end is a row that is refused. */
export function indeedRows(xml: string, options: FeedOptions): FeedRow[] {
  const { head, records, broken } = xmlRecords(xml, { root: 'source', record: 'job' });
  const whole = records.map(({ line, fields }) => ({ line, read: () => toPosting(fields, head.publisher, options) }));
  const problem = 'it has no end';
  return [...whole, ...problemRows(broken.map((line) => ({ line, problem })))];
}
