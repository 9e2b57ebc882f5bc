import type { JobInput } from '../jobs/job-input';
import { dayInJakarta } from '../jobs/job-status';
import { MAX_HTML_LENGTH } from '../jobs/sanitise-html';
import { toBenefits } from './benefit-list';
import { dateField } from './dates';
import { toDescription } from './description';
import { toMinEducation } from './education';
import { toCompany } from './employer';
import { toWorkingType, toWorkplace } from './employment';
import { toMinExperienceMonths } from './experience';
import { MAX_TEXT_LENGTH, isObject, itemsOf, requiredText, shortTexts, type JsonObject } from './fields';
import { toIdentity } from './identity';
import { RowRefused } from './import-problems';
import { toPlace } from './job-location';
import { toOpenings } from './openings';
import type { Places } from './places';
import { toRequirements } from './requirements';
import { toSalary } from './salary';

export interface ReadPosting {
  job: JobInput;
  /** What was left out of the job, one sentence each. */
  warnings: string[];
}

const JOB_POSTING = /^(https?:\/\/schema\.org\/|schema:)?JobPosting$/;

/** Whether a row is a schema.org JobPosting, be it one of several types. */
export function isJobPosting(row: unknown): row is JsonObject {
  return isObject(row) && itemsOf(row['@type']).some((type) => typeof type === 'string' && JOB_POSTING.test(type));
}

function joined(value: unknown, field: string): string | null {
  const text = shortTexts(value, field).join(', ');
  if (text.length > MAX_TEXT_LENGTH) throw new RowRefused(`${field} is longer than ${MAX_TEXT_LENGTH} characters`);
  return text || null;
}

function withinLimit(html: string, field: string): string {
  if (html.length > MAX_HTML_LENGTH) throw new RowRefused(`${field} is longer than ${MAX_HTML_LENGTH} characters`);
  return html;
}

/**
 * Turns a JobPosting into a job (specification 1, section 3; the values of its section 9). Dates count in Jakarta,
 * salaries by month in rupiah. Throws RowRefused when title or company are missing, a date is none, or a value is of
 * a wrong type, too long, or holds control characters.
 */
export function toJobInput(row: JsonObject, places: Places): ReadPosting {
  const title = requiredText(row.title, 'title');
  const company = toCompany(row.hiringOrganization);
  const createdAt = dateField(row.datePosted, 'datePosted');
  const deadline = dateField(row.validThrough, 'validThrough');
  const { unknown, ...place } = toPlace(row.jobLocation, places);
  const { warning, ...salary } = toSalary(row);
  const job: JobInput = {
    ...toIdentity(row, { title, company: company.name, createdAt }),
    title,
    company,
    workingType: toWorkingType(row.employmentType),
    workplace: toWorkplace(row.jobLocationType),
    deadline: deadline && dayInJakarta(deadline),
    createdAt,
    status: 'open',
    ...place,
    description: withinLimit(toDescription(row), 'description'),
    requirements: withinLimit(toRequirements(row), 'requirements'),
    functionOfInterest: joined(row.occupationalCategory, 'occupationalCategory'),
    industry: joined(row.industry, 'industry'),
    ...salary,
    minEducation: toMinEducation(row.educationRequirements),
    minExperienceMonths: toMinExperienceMonths(row.experienceRequirements),
    openings: toOpenings(row.totalJobOpenings),
    benefits: toBenefits(row.jobBenefits),
  };
  const placeWarning =
    unknown === null ? [] : [`jobLocation is left out: ${JSON.stringify(unknown)} is no known place`];
  return { job, warnings: [...placeWarning, ...(warning === undefined ? [] : [warning])] };
}
