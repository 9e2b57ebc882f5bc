import { isHiddenEmployer } from '@titian/rules/hidden-employer';
import { toStatedPay } from '@titian/rules/stated-pay';
import { workingTypesOf } from '@titian/rules/working-types';
import type { WorkingType } from '../../jobs/job-input';
import type { PostedJob } from '../../jobs/job-repository';
import { closedSince } from '../../jobs/posted-job';
import { escapeMarkup } from '../../http/escape-markup';

const EMPLOYMENT_TYPES: Record<WorkingType, string> = {
  fulltime: 'FULL_TIME',
  parttime: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  freelance: 'CONTRACTOR',
};

/** The place, which is one of the official ones and so in Indonesia; null for a job with neither a place nor remote work. */
function placeOf({ province, city, workplace }: PostedJob): object | null {
  const address = {
    '@type': 'PostalAddress',
    ...(city !== null && { addressLocality: city }),
    ...(province !== null && { addressRegion: province }),
    addressCountry: 'ID',
  };
  const isKnown = city !== null || province !== null;
  const isRemote = workplace === 'remote';
  if (!isKnown && !isRemote) return null;
  return {
    ...(isKnown && { jobLocation: { '@type': 'Place', address } }),
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Indonesia' },
    }),
  };
}

/** One value, or a list where there are several. */
function employmentOf(job: PostedJob): object {
  const [first, ...others] = new Set(workingTypesOf(job).map((type) => EMPLOYMENT_TYPES[type]));
  return first === undefined ? {} : { employmentType: others.length === 0 ? first : [first, ...others] };
}

function salaryOf(job: PostedJob): object {
  const pay = toStatedPay(job);
  if (!pay) return {};
  const value = {
    '@type': 'QuantitativeValue',
    ...(pay.min !== null && { minValue: pay.min }),
    ...(pay.max !== null && { maxValue: pay.max }),
    unitText: (job.salaryPeriod ?? 'month').toUpperCase(),
  };
  return { baseSalary: { '@type': 'MonetaryAmount', currency: 'IDR', value } };
}

/** Google's categories, by the names of the master list. */
const CREDENTIALS: Record<string, string> = {
  SMA: 'high school',
  SMK: 'high school',
  D1: 'associate degree',
  D2: 'associate degree',
  D3: 'associate degree',
  D4: 'bachelor degree',
  S1: 'bachelor degree',
  Profesi: 'professional certificate',
  S2: 'postgraduate degree',
  S3: 'postgraduate degree',
};

function requirementsOf({ minEducation, minExperienceMonths, openings }: PostedJob): object {
  const credentialCategory = minEducation === null ? undefined : CREDENTIALS[minEducation];
  return {
    ...(credentialCategory && {
      educationRequirements: { '@type': 'EducationalOccupationalCredential', credentialCategory },
    }),
    ...(minExperienceMonths !== null && {
      experienceRequirements:
        minExperienceMonths === 0
          ? 'no requirements'
          : { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: minExperienceMonths },
    }),
    ...(openings !== null && openings > 0 && { totalJobOpenings: openings }),
  };
}

/**
 * A job as search engines read it: a schema.org JobPosting with the fields that Google requires (title, description, date,
 * employer, and a place or remote work) and the stored ones that it recommends. Null for a job without a place, which Google
 * refuses.
 *
 * @param page.logo an absolute address
 * @param page.about a sentence about a job without any text: Google takes no title for a description
 */
export function toJobPosting(
  job: PostedJob,
  { url, logo, about }: { url: string; logo: string | null; about: string },
): object | null {
  const place = placeOf(job);
  if (!place) return null;
  const end = closedSince(job);
  const isHidden = isHiddenEmployer(job.company);
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description + job.requirements || escapeMarkup(about),
    identifier: { '@type': 'PropertyValue', name: isHidden ? 'Titian' : job.company, value: job.id },
    datePosted: job.createdAt.toISOString(),
    ...(end && { validThrough: end.toISOString() }),
    ...employmentOf(job),
    // The value that Google documents for an employer that is not to be known.
    hiringOrganization: isHidden
      ? 'confidential'
      : { '@type': 'Organization', name: job.company, ...(logo !== null && { logo }) },
    ...place,
    ...salaryOf(job),
    ...requirementsOf(job),
    ...(job.industry !== null && { industry: job.industry }),
    directApply: true,
    url,
  };
}
