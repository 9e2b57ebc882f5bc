import type { WorkingType } from '../../jobs/job-input';
import { closedSince, type PostedJob } from '../../jobs/posted-job';

const EMPLOYMENT_TYPES: Record<WorkingType, string> = {
  fulltime: 'FULL_TIME',
  parttime: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  freelance: 'CONTRACTOR',
};

const INDONESIA = { '@type': 'Country', name: 'Indonesia' };

function placeOf({ province, city, workplace }: PostedJob): object {
  const address = {
    '@type': 'PostalAddress',
    ...(city !== null && { addressLocality: city }),
    ...(province !== null && { addressRegion: province }),
    addressCountry: 'ID',
  };
  if (workplace !== 'remote') return { jobLocation: { '@type': 'Place', address } };
  return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: INDONESIA };
}

function salaryOf({ minSalary, maxSalary }: PostedJob): object {
  if (minSalary === null && maxSalary === null) return {};
  const value = {
    '@type': 'QuantitativeValue',
    ...(minSalary !== null && { minValue: minSalary }),
    ...(maxSalary !== null && { maxValue: maxSalary }),
    unitText: 'MONTH',
  };
  return { baseSalary: { '@type': 'MonetaryAmount', currency: 'IDR', value } };
}

/**
 * A job as search engines read it: a schema.org JobPosting with all that Google requires (title, description, date,
 * employer, and a place or that there is none). `logo` is an absolute address.
 */
export function toJobPosting(job: PostedJob, url: string, logo: string | null): object {
  const end = closedSince(job);
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description + job.requirements || job.title,
    identifier: { '@type': 'PropertyValue', name: job.company, value: job.id },
    datePosted: job.createdAt.toISOString(),
    ...(end && { validThrough: end.toISOString() }),
    ...(job.workingType && { employmentType: EMPLOYMENT_TYPES[job.workingType] }),
    hiringOrganization: { '@type': 'Organization', name: job.company, ...(logo !== null && { logo }) },
    ...placeOf(job),
    ...salaryOf(job),
    ...(job.industry !== null && { industry: job.industry }),
    directApply: true,
    url,
  };
}
