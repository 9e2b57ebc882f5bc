import { boolean, check, is, looseObject, nullable, nullish, number, picklist, pipe, regex, string } from 'valibot';
import { idSchema } from '@/shared/api';
import { WORKING_TYPES, WORKPLACES } from './job';
import type { Job } from './job';

const visibleText = pipe(string(), regex(/\S/));
const textOrNull = nullable(string());

/** A job as this app stores it on the device, which is not how the provider sends it. */
const storedJob = looseObject({
  id: pipe(
    idSchema,
    check((id) => typeof id === 'number' || id.trim() !== ''),
  ),
  slug: visibleText,
  title: visibleText,
  isOpen: boolean(),
  workingType: nullable(picklist(WORKING_TYPES)),
  workplace: nullable(picklist(WORKPLACES)),
  deadline: textOrNull,
  createdAt: textOrNull,
  province: textOrNull,
  city: textOrNull,
  company: looseObject({ name: string(), logo: textOrNull, banner: textOrNull }),
  minSalary: nullish(number()),
  maxSalary: nullish(number()),
  minEducation: nullish(string()),
  minExperienceMonths: nullish(number()),
  openings: nullish(number()),
  functionOfInterest: nullish(string()),
});

/** Whether a value of unknown origin, such as the browser's storage, is a job that a list can show. */
export const isJob = (value: unknown): value is Job => is(storedJob, value);
