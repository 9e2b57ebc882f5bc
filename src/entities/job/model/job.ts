import { fallback, nullish, pipe, string, transform } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Answers } from '@/entities/answer/@x/job';
import { numberLike } from '@/shared/api';
import type { Id } from '@/shared/api';
import { toName } from '@/shared/lib/text';
import type { Deadline } from '@/shared/lib/dates';
import type { SalaryPeriod } from '@titian/rules/stated-pay';
import type { StatedTexts } from '@titian/rules/stated-texts';
import type { WorkingType, Workplace } from '@titian/rules/working-types';
import type { Company } from './company';

export { WORKING_TYPES, WORKPLACES } from '@titian/rules/working-types';
export type { WorkingType, Workplace };

/** A fact that a card can do without: one that cannot be read is taken for missing. Specification 4, section 3. */
const fact = <Schema extends GenericSchema>(schema: Schema) => fallback(nullish(schema), undefined);

/** A whole number from `min` on; null for another one. */
const countFrom = (min: number) =>
  pipe(
    numberLike,
    transform((value) => (Number.isSafeInteger(value) && value >= min ? value : null)),
  );

const name = pipe(
  string(),
  transform((value) => toName(value)),
);

/**
 * Facts of a vacancy, by their names in the contract: the schema of each, whose output is the vacancy's own. A new one
 * takes a line here (`docs/tutorial-job-fact.md`).
 */
export const jobFacts = {
  /** Name of the least level of education. */
  minEducation: fact(name),
  /** Months of work. */
  minExperienceMonths: fact(countFrom(0)),
  /** How many are looked for. */
  openings: fact(countFrom(1)),
};

type Facts = typeof jobFacts;

/** The facts of a vacancy; null for one that the employer does not state. */
export type JobFacts = { [Name in keyof Facts]: NonNullable<InferOutput<Facts[Name]>> | null };

/** A vacancy as a list shows it; its facts are undefined where the provider's lists do not tell of them. Specification 1, section 3. */
export interface Job extends Deadline, Partial<JobFacts> {
  id: Id;
  slug: string;
  title: string;
  isOpen: boolean;
  /** Null for none, or one that the specification does not name. */
  workingType: WorkingType | null;
  /** All kinds of work, where there are several; the badge shows `workingType`. */
  workingTypes?: readonly WorkingType[];
  workplace: Workplace | null;
  /** ISO 8601 instant, or null for none that can be read. */
  createdAt: string | null;
  /** Name of the province. */
  province: string | null;
  city: string | null;
  company: Company;
  /** Minimum pay in rupiah for its period, as it came; null for none, undefined where the provider's lists do not tell of pay. */
  minSalary?: number | null;
  /** Most pay, the same. */
  maxSalary?: number | null;
  /** A month where it is missing. */
  salaryPeriod?: SalaryPeriod;
  /** The employer's words for what the fields cannot hold. */
  stated?: StatedTexts;
  /** Name of the function. */
  functionOfInterest?: string | null;
  /** It was bookmarked once, and the provider lists it no more. Such a one is not open either. */
  isGone?: true;
}

/** A vacancy with all that its own page shows. */
export interface JobDetail extends Job {
  /** HTML of the provider: sanitise before showing. */
  description: string;
  /** HTML of the provider: sanitise before showing. */
  requirements: string;
  functionOfInterest: string | null;
  industry: string | null;
  minSalary: number | null;
  maxSalary: number | null;
  benefits: { id: Id; name: string }[];
  signals: readonly JobSignal[];
  /** How its company answers; null where too little is known. */
  answers: Answers | null;
}

/** A sentence of a vacancy that is worth a question. Specification 4, section 7. */
export interface JobSignal {
  /** The provider may have kinds that this app does not know. */
  kind: string;
  quote: string;
  /** Rupiah a month: pay, and the median of `peers` vacancies or the average that `source` publishes. */
  comparison?: { pay: number; usual: number; peers?: number; source?: string };
}
