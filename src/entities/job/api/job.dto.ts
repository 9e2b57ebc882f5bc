import { array, fallback, looseObject, nullish, object, optional, record, string } from 'valibot';
import type { components } from '@contract';
import { answersDto } from '@/entities/answer/@x/job';
import { countSchema, idSchema, listSchema, numberLike, optionalText, visibleText } from '@/shared/api';
import type { Parsed } from '@/shared/api';
import { jobFacts } from '../model/job';
import { companyDto } from '../model/company';

/** Something with a name, of which everything may be missing. */
const named = nullish(looseObject({ name: optionalText }));

/** A detail that a card can do without: what cannot be read is taken for missing. Specification 4, section 3. */
const amount = fallback(nullish(numberLike), undefined);
const level = fallback(optionalText, undefined);

/** A job of the list. A card cannot do without id, slug and title; the rest may be missing or unknown. Contract, "Jobs". */
export const jobDto = object({
  id: idSchema,
  slug: visibleText,
  title: visibleText,
  status: optionalText,
  workingType: optionalText,
  workingTypes: fallback(nullish(array(optionalText)), undefined),
  workplace: optionalText,
  deadline: optionalText,
  deadlineAt: level,
  createdAt: optionalText,
  location: named,
  city: named,
  company: companyDto,
  minSalary: amount,
  maxSalary: amount,
  salaryPeriod: level,
  stated: fallback(nullish(record(string(), level)), undefined),
  ...jobFacts,
  functionOfInterest: fallback(named, undefined),
});

export type JobDto = Parsed<components['schemas']['Job'], typeof jobDto>;

/** Pay of a vacancy beside the usual pay of similar vacancies. */
const comparisonDto = looseObject({
  pay: numberLike,
  usual: numberLike,
  peers: fallback(optional(countSchema(1)), undefined),
  source: fallback(optional(string()), undefined),
});

const signalDto = looseObject({
  kind: string(),
  quote: visibleText,
  comparison: fallback(optional(comparisonDto), undefined),
});

const benefitDto = looseObject({ id: fallback(nullish(idSchema), null), perksBenefits: named });

/** A job with all that its own page shows. */
export const jobDetailDto = object({
  ...jobDto.entries,
  description: optionalText,
  requirements: optionalText,
  functionOfInterest: named,
  industry: named,
  minSalary: nullish(numberLike),
  maxSalary: nullish(numberLike),
  benefits: nullish(listSchema(benefitDto, 'job/by-slug, benefits')),
  answers: answersDto,
  signals: fallback(optional(listSchema(signalDto, 'job/by-slug, signals')), undefined),
});

export type JobDetailDto = Parsed<components['schemas']['JobDetail'], typeof jobDetailDto>;
