import type { JobInput } from './job-input';
import { dayInJakarta } from '@titian/rules/jakarta-day';
import { MAX_HTML_LENGTH } from './sanitise-html';
import { toBenefits } from './benefit-list';
import { dateField, deadlineField } from './dates';
import { toDescription } from './description';
import { toMinEducation } from './education';
import { toCompany } from './employer';
import { toWorkingTypes, workplaceAmong } from './employment';
import { toMinExperienceMonths } from './experience';
import { unstored, type FeedRow } from './feed-row';
import {
  MAX_TEXT_LENGTH,
  isObject,
  itemsOf,
  rawTexts,
  rawText,
  requiredText,
  shortTexts,
  type JsonObject,
} from './fields';
import { toIdentity, type Identity } from './identity';
import { toPlace } from './job-location';
import { toOpenings } from './openings';
import type { Places } from './places';
import { toRequirements } from './requirements';
import { toSalary } from './salary';
import { statedTexts } from './stated-texts';
import { quoted, silently, type Warn, type Warning } from './warnings';

export interface ReadPosting {
  job: JobInput;
  /** Values that were not stored as the row has them. */
  warnings: Warning[];
  /** The place as the row names it, known or not. */
  named: string;
}

const JOB_POSTING = /^(https?:\/\/(www\.)?schema\.org\/|schema:)?JobPosting$/i;

/** True when a row is a schema.org JobPosting, also as one of several types. */
export function isJobPosting(row: unknown): row is JsonObject {
  return isObject(row) && itemsOf(row['@type']).some((type) => typeof type === 'string' && JOB_POSTING.test(type));
}

/** As many of a list's texts as fit into one short text. */
function joined(value: unknown, field: string, warn: Warn): string | null {
  let text = '';
  for (const part of shortTexts(value, field, warn)) {
    const longer = text === '' ? part : `${text}, ${part}`;
    if (longer.length <= MAX_TEXT_LENGTH) text = longer;
    else warn('too-long', `${field}: ${quoted(part)} is left out, for there are too many`);
  }
  return text || null;
}

function withinLimit(html: string, field: string, warn: Warn): string {
  if (html.length > MAX_HTML_LENGTH) warn('too-long', `${field} is cut at ${MAX_HTML_LENGTH} characters`);
  return html.slice(0, MAX_HTML_LENGTH);
}

/** A day that is still to come is that of the first import. */
function pastDate(date: Date | null, now: Date, warn: Warn): Date | null {
  if (date === null || date <= now) return date;
  warn(
    'future-date',
    `datePosted ${dayInJakarta(date)} is in the future: the job counts as posted when it was first stored`,
  );
  return null;
}

/** Fields that candidates would want to know and that are not stored. */
const UNREAD = [
  'estimatedSalary',
  'incentiveCompensation',
  'incentives',
  'workHours',
  'jobStartDate',
  'jobImmediateStart',
  'specialCommitments',
  'physicalRequirement',
  'sensoryRequirement',
  'securityClearanceRequirement',
  'eligibilityToWorkRequirement',
  'applicationContact',
  'employerOverview',
];

/** Fields that a warning names. */
const MAX_NAMED_FIELDS = 20;

/** U+FFFD is in place of bytes that were in another encoding than the file's. */
function warnOfLostCharacters({ title, company, description, requirements }: JobInput, warn: Warn): void {
  const lost = Object.entries({ title, company: company.name, description, requirements })
    .filter(([, text]) => text.includes('\ufffd'))
    .map(([field]) => field);
  if (lost.length > 0) warn('unreadable-value', `characters are missing in ${lost.join(', ')}: they are not UTF-8`);
}

function warnOfUnread(row: JsonObject, warn: Warn): void {
  const unread = [...unstored(row, UNREAD), ...rawTexts(row.unstored, 'unstored')];
  const named = unread.slice(0, MAX_NAMED_FIELDS).join(', ');
  const others = unread.length > MAX_NAMED_FIELDS ? ` and ${unread.length - MAX_NAMED_FIELDS} more` : '';
  if (unread.length > 0) warn('unread-field', `these are not stored: ${named}${others}`);
}

/**
 * Turns a JobPosting into a job (specification 1, section 3; the values of its section 9). Dates count in Jakarta,
 * deadlines at the job's place, pay in rupiah. What cannot be read is left out with a warning; its words are `stated`. Throws
 * RowRefused when title or company are missing, and when the job is abroad.
 */
export function toJobInput(row: JsonObject, places: Places, now = new Date()): ReadPosting {
  const warnings: Warning[] = [];
  const warn: Warn = (kind, text) => warnings.push({ kind, text });
  const title = requiredText(row.title, 'title', warn);
  const company = toCompany(row.hiringOrganization, warn);
  const posted = dateField(row.datePosted, 'datePosted', warn);
  const workingTypes = toWorkingTypes(row.employmentType, warn);
  const { named, unofficial, ...place } = toPlace(row, places, warn);
  const { text: salary, ...pay } = toSalary(row, warn);
  warnOfUnread(row, warn);
  const job: JobInput = {
    ...toIdentity(row, { title, company: company.name, createdAt: posted }, warn),
    title,
    company,
    workingType: workingTypes[0] ?? null,
    ...(workingTypes.length > 1 && { workingTypes }),
    ...deadlineField(row.validThrough, 'validThrough', warn, place.locationId),
    createdAt: pastDate(posted, now, warn),
    status: 'open',
    ...place,
    description: withinLimit(toDescription(row, warn), 'description', warn),
    requirements: withinLimit(toRequirements(row, warn), 'requirements', warn),
    functionOfInterest: joined(row.occupationalCategory, 'occupationalCategory', warn),
    industry: joined(row.industry, 'industry', warn),
    ...pay,
    minEducation: toMinEducation(row.educationRequirements),
    minExperienceMonths: toMinExperienceMonths(row.experienceRequirements, warn),
    openings: toOpenings(row.totalJobOpenings, warn),
    benefits: toBenefits(row.jobBenefits, warn),
  };
  const unread = statedTexts({
    salary,
    workingType: job.workingType === null && !workplaceAmong(row.employmentType) && row.employmentType,
    workplace: job.workplace === null && row.jobLocationType,
    location: unofficial,
    // A date that is left out means no deadline.
    deadline: job.deadline === null && /\p{L}{3}/u.test(rawText(row.validThrough) ?? '') && row.validThrough,
    openings: job.openings === null && row.totalJobOpenings,
  });
  warnOfLostCharacters(job, warn);
  return { job: { ...job, ...unread }, warnings, named };
}

/** The identity of a row that was refused, where it can be read. */
export function identityOf(row: FeedRow): Identity | null {
  try {
    const posting = row.read();
    const { name } = toCompany(posting.hiringOrganization, silently);
    return toIdentity(posting, { title: '', company: name, createdAt: null });
  } catch {
    return null;
  }
}
