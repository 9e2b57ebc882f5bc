/** Input and result of the ranking of "Paling cocok". Specification 4, section 8. */
import type { KindsOfWork } from '@titian/rules/working-types';

import type { SalaryPeriod } from '@titian/rules/stated-pay';

/**
 * The parts of a profile that a match may come from. Sex, name, birth date, photo, marital status, religion, an address below
 * the city, NIK, current pay, graduation years and the language of the app are none of them.
 */
export interface MatchProfile {
  city: string | null;
  province: string | null;
  educations: readonly { level: string | null; major: string | null }[];
  /** Jobs that the candidate had or has, and how many years each. */
  work: readonly { title: string; years: number }[];
  interests: readonly string[];
  skills: readonly string[];
  /** Rupiah a month. */
  expectedPay: number | null;
  /** Titles of the jobs that the candidate applied to. */
  applied: readonly string[];
  /** Titles of the jobs that the candidate saved. */
  saved: readonly string[];
}

/** Identity of a vacancy for telling repeats apart; `city` is undefined where it is not known. */
export interface KnownJob {
  id: string | number | null;
  title: string;
  company: { name: string };
  city?: string | null;
}

/** A vacancy that may match, with the fields of the provider's list. */
export interface MatchJob extends KnownJob, KindsOfWork {
  id: string | number;
  city: string | null;
  province: string | null;
  workplace: string | null;
  /** Milliseconds since 1970. */
  createdAt: number | null;
  isOpen: boolean;
  /** From when on one can no longer apply, in milliseconds since 1970. */
  closesAt?: number | null;
  functionOfInterest?: string | null;
  minSalary?: number | null;
  maxSalary?: number | null;
  salaryPeriod?: SalaryPeriod | null;
  minEducation?: string | null;
  minExperienceMonths?: number | null;
  /** HTML; undefined where it is not known, as in the provider's list. */
  requirements?: string | null;
}

/** Parts of a score. */
export type MatchPart =
  'work' | 'level' | 'interest' | 'skill' | 'study' | 'applied' | 'saved' | 'place' | 'education' | 'pay';

/** Fields of a vacancy that prove a reason or a gap. */
type JobField = MatchSource | 'city' | 'minEducation' | 'minExperienceMonths' | 'workingType' | 'pay';

/** Proof of a reason: a field of the profile, and a field of the vacancy or words quoted from it. */
export interface Evidence {
  profile: { field: keyof MatchProfile; value: string };
  job: { field: JobField; quote: string };
}

/** A part of a score, with its share in points. */
export interface MatchReason extends Evidence {
  part: MatchPart;
  /** How the reason reads: a key of the app's texts. */
  sentence: string;
  points: number;
}

/** A requirement that the profile does not meet. */
export interface MatchGap extends Evidence {
  part: 'place' | 'level' | 'education' | 'pay';
}

/** A vacancy that matches, with all parts of its score, the greatest first. */
export interface Match<Job> {
  job: Job;
  score: number;
  reasons: readonly MatchReason[];
  gaps: readonly MatchGap[];
}

/** Fields of a vacancy that tell of the work; of the requirements, the fields of study that they name. */
export type MatchSource = 'title' | 'function' | 'requirements';

/** Index of the words of a list of vacancies. */
export interface MatchIndex<Job extends MatchJob> {
  jobs: readonly Job[];
  /** Positions of the vacancies that have these normalised words side by side in the field. */
  find: (words: string, field: MatchSource) => Iterable<number>;
  /** The other words of the field that are forms of a normalised word. */
  formsOf: (word: string, field: MatchSource) => readonly string[];
  /** The normalised words of the field. */
  phraseAt: (position: number, field: MatchSource) => string;
}
