import type { WorkingType, Workplace } from '../jobs/job-input';
import { shortTexts } from './fields';

const WORKING_TYPES: ReadonlyMap<string, WorkingType> = new Map([
  ['FULLTIME', 'fulltime'],
  ['PARTTIME', 'parttime'],
  ['CONTRACT', 'contract'],
  ['CONTRACTOR', 'contract'],
  ['TEMPORARY', 'temporary'],
  ['PERDIEM', 'temporary'],
  ['INTERN', 'internship'],
  ['INTERNSHIP', 'internship'],
  ['FREELANCE', 'freelance'],
]);

const WORKPLACES: ReadonlyMap<string, Workplace> = new Map([
  ['TELECOMMUTE', 'remote'],
  ['REMOTE', 'remote'],
  ['HYBRID', 'hybrid'],
]);

/** The first of several values that a table knows; `FULL_TIME`, `Full-time` and `fulltime` are one. */
function firstKnown<T>(values: string[], table: ReadonlyMap<string, T>): T | null {
  for (const value of values) {
    const known = table.get(value.toUpperCase().replaceAll(/[^A-Z]/g, ''));
    if (known !== undefined) return known;
  }
  return null;
}

/**
 * The job type of specification 1, section 9 for schema.org's `employmentType`, or null for one that has no
 * counterpart (`VOLUNTEER`, `OTHER`). Of several the first known counts. Throws RowRefused when it is no text.
 */
export function toWorkingType(employmentType: unknown): WorkingType | null {
  const values = shortTexts(employmentType, 'employmentType').flatMap((text) => text.split(','));
  return firstKnown(values, WORKING_TYPES);
}

/**
 * The workplace of specification 1, section 9 for schema.org's `jobLocationType`: on site unless it says otherwise.
 * Throws RowRefused when it is no text.
 */
export function toWorkplace(jobLocationType: unknown): Workplace {
  return firstKnown(shortTexts(jobLocationType, 'jobLocationType'), WORKPLACES) ?? 'wfo';
}
