import type { PayFields } from '@titian/rules/stated-pay';

/** Facts of a vacancy that its pay is compared by. */
export interface PaidJob extends PayFields {
  /** Tells a vacancy from itself among others. */
  id: string;
  title: string;
  workingType: string | null;
  functionOfInterest: string | null;
  /** Name of the least level of education. */
  minEducation: string | null;
}

/** Parts of a vacancy that signals are found in. Nothing about its company, place or benefits. */
export interface Vacancy extends PaidJob {
  /** HTML. */
  description: string;
  /** HTML. */
  requirements: string;
  minExperienceMonths: number | null;
}
