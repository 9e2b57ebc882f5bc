import type { SalaryPeriod } from '@titian/rules/stated-pay';
import type { StatedTexts } from '@titian/rules/stated-texts';
import type { WorkingType, Workplace } from '@titian/rules/working-types';

/**
 * A job as a feed or the demo seed has it, described by the job entity of specification 1,
 * section 3. `source` and `sourceId` together tell whether the job is already stored.
 */
export type JobInput = {
  source: string;
  sourceId: string;
  title: string;
  /** Logo and banner are paths under `/media/`, or absolute https addresses to fetch them from. */
  company: { name: string; logo: string | null; banner: string | null };
  workingType: WorkingType | null;
  /** All of them, where there are several; `workingType` is the first. */
  workingTypes?: WorkingType[];
  workplace: Workplace | null;
  /** `YYYY-MM-DD`, the last day on which one may apply, at the job's place. */
  deadline: string | null;
  /** The instant of a deadline that has an hour. */
  deadlineAt?: Date;
  /** When it was posted. Null when unknown: the time at which it is first stored is used then, and kept. */
  createdAt: Date | null;
  status: 'open' | 'closed';
  locationId: number | null;
  cityId: number | null;
  /** HTML of any provenance: it is sanitised before it is stored. */
  description: string;
  /** HTML of any provenance: it is sanitised before it is stored. */
  requirements: string;
  functionOfInterest: string | null;
  industry: string | null;
  /** Whole rupiah for the period. */
  minSalary: number | null;
  maxSalary: number | null;
  /** Missing for a month. */
  salaryPeriod?: SalaryPeriod | null;
  /** Missing where every value could be stored. */
  stated?: StatedTexts;
  /** The name of the lowest education level that is taken, of the master list. */
  minEducation: string | null;
  /** The least experience; 0 for none. */
  minExperienceMonths: number | null;
  /** How many people are wanted, from 1. */
  openings: number | null;
  /** Names of benefits, in the order to show them. */
  benefits: string[];
};
