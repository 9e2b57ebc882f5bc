/** Reads the XML feeds that are made for Indeed: a `source` with a `job` for each row. */
import { employer, problemRows, unstored, type FeedOptions, type FeedRow } from './feed-row';
import type { JsonObject } from './fields';
import { xmlRecords, type XmlRecord } from './xml-records';
import { xmlRoot } from './xml-root';

const UNSTORED = ['postalcode', 'requisitionid', 'sourcename', 'benefits', 'email', 'phone'];

function toPosting(job: XmlRecord, publisher: string | undefined, { company }: FeedOptions): JsonObject {
  return {
    title: job.title,
    hiringOrganization: employer(job.company, company),
    identifier: { value: job.referencenumber?.[0], ...(publisher !== undefined && { name: publisher }) },
    url: job.url,
    description: job.description,
    datePosted: job.date,
    validThrough: job.expirationdate,
    jobLocation: {
      address: {
        addressLocality: job.city ?? (job.state === undefined ? job.location : undefined),
        addressRegion: job.state,
        addressCountry: job.country,
        streetAddress: job.streetaddress,
      },
    },
    jobLocationType: job.remotetype,
    employmentType: job.jobtype,
    occupationalCategory: job.category,
    educationRequirements: job.education,
    experienceRequirements: job.experience,
    baseSalary: job.salary,
    // A location in one text is read where neither city nor state is given.
    unstored: unstored(job, job.city === undefined && job.state === undefined ? UNSTORED : [...UNSTORED, 'location']),
  };
}

/** True when a text looks like such a feed. */
export function isIndeed(text: string): boolean {
  return xmlRoot(text)?.name === 'source';
}

/** The rows of such a feed; a job without an end is a row that is refused. */
export function indeedRows(xml: string, options: FeedOptions): FeedRow[] {
  const { head, records, broken } = xmlRecords(xml, { root: 'source', record: 'job' });
  const whole = records.map(({ line, fields }) => ({
    line,
    read: () => toPosting(fields, head.publisher?.[0], options),
  }));
  const problem = 'it has no end';
  return [...whole, ...problemRows(broken.map((line) => ({ line, problem })))];
}
