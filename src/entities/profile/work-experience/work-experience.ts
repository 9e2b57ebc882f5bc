import type { Id, Reference, Versioned } from '@/shared/api';
import { newestFirst } from '@/shared/lib/dates';
import { texts } from './texts';

export const EMPLOYMENT_TYPES = ['fulltime', 'parttime', 'contract', 'temporary', 'internship'] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

export const EMPLOYMENT_TYPE_LABELS: Record<EmploymentType, string> = texts.employmentTypes;

/** One job that the candidate had or has. Specification 2, section 3. */
export interface WorkExperience extends Versioned {
  id: Id;
  title: string;
  companyName: string;
  jobLevel: Reference | null;
  industry: Reference | null;
  workingType: EmploymentType | null;
  /** `YYYY-MM-DD`. */
  startDate: string;
  /** `YYYY-MM-DD`; null while it is ongoing; empty when it is over and the provider does not say since when. */
  endDate: string | null;
  description: string;
}

/** How the candidate's jobs are ordered. */
export const byNewestWork = newestFirst<WorkExperience>(({ startDate, endDate }) => ({
  start: startDate,
  end: endDate,
  isPresent: endDate === null,
}));

/** A work experience that is not stored yet, or not stored with these values. */
export interface WorkExperienceDraft {
  title: string;
  companyName: string;
  jobLevel: Id;
  industry: Id;
  workingType: EmploymentType;
  startDate: string;
  /** Null while it is ongoing. */
  endDate: string | null;
  description: string;
}
