import { object, pipe, transform } from 'valibot';
import type { components } from '@contract';
import {
  filledDay,
  filledText,
  isOngoing,
  knownOrNull,
  optionalFlag,
  optionalText,
  recordFields,
  referenceOrNull,
  textOrEmpty,
} from '@/shared/api';
import type { Parsed } from '@/shared/api';
import { newestFirst, toDay } from '@/shared/lib/dates';
import { texts } from './texts';

export const EMPLOYMENT_TYPES = ['fulltime', 'parttime', 'contract', 'temporary', 'internship'] as const;
type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

export const EMPLOYMENT_TYPE_LABELS: Record<EmploymentType, string> = texts.employmentTypes;

/** Required fields: id, title and start. Specification 2, section 3. */
export const workExperienceDto = pipe(
  object({
    ...recordFields,
    title: filledText,
    companyName: textOrEmpty,
    jobLevel: referenceOrNull,
    industry: referenceOrNull,
    workingType: knownOrNull(EMPLOYMENT_TYPES),
    startDate: filledDay,
    endDate: optionalText,
    currentlyWorking: optionalFlag,
    description: textOrEmpty,
  }),
  transform(({ endDate, currentlyWorking, ...record }) => {
    const ongoing = isOngoing(currentlyWorking, endDate);
    return {
      ...record,
      currentlyWorking: ongoing,
      /** `YYYY-MM-DD`; null while it is ongoing; empty when it is over and the provider does not say since when. */
      endDate: ongoing ? null : (toDay(endDate) ?? ''),
    };
  }),
);

/** One job that the candidate had or has. Specification 2, section 3. */
export type WorkExperience = Parsed<components['schemas']['WorkExperience'], typeof workExperienceDto>;

/** The request that stores one. */
export type WorkExperienceWrite = components['schemas']['WorkExperienceWrite'];

/** How the candidate's jobs are ordered. */
export const byNewestWork = newestFirst<WorkExperience>(({ startDate, endDate, currentlyWorking }) => ({
  start: startDate,
  end: endDate,
  isPresent: currentlyWorking,
}));
