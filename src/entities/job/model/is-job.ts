import {
  array,
  boolean,
  custom,
  looseObject,
  nullable,
  nullish,
  number,
  optional,
  record,
  safeParse,
  string,
} from 'valibot';
import { SALARY_PERIODS } from '@titian/rules/stated-pay';
import { isId, oneOf, visibleText } from '@/shared/api';
import type { Id } from '@/shared/api';
import { WORKING_TYPES, WORKPLACES } from './job';
import type { Job } from './job';

const textOrNull = nullable(string());

/** A job as this app stores it on the device, which is not how the provider sends it. */
const storedJob = looseObject({
  id: custom<Id>((value) => isId(value) && String(value).trim() !== ''),
  slug: visibleText,
  title: visibleText,
  isOpen: boolean(),
  workingType: nullable(oneOf(WORKING_TYPES)),
  workingTypes: optional(array(oneOf(WORKING_TYPES))),
  workplace: nullable(oneOf(WORKPLACES)),
  deadline: textOrNull,
  deadlineAt: optional(custom<string>((value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)))),
  createdAt: textOrNull,
  province: textOrNull,
  city: textOrNull,
  company: looseObject({ name: string(), logo: textOrNull, banner: textOrNull }),
  minSalary: nullish(number()),
  maxSalary: nullish(number()),
  salaryPeriod: nullish(oneOf(SALARY_PERIODS)),
  stated: nullish(record(string(), string())),
  minEducation: nullish(string()),
  minExperienceMonths: nullish(number()),
  openings: nullish(number()),
  functionOfInterest: nullish(string()),
});

/** True when a value of unknown origin, such as the browser's storage, is a job that a list can show. */
export const isJob = (value: unknown): value is Job => safeParse(storedJob, value).success;
