import type { Id, Versioned } from '@/shared/api';

/** A place in an organisation that the candidate had or has. Specification 2, section 3. */
export interface OrganizationExperience extends Versioned {
  id: Id;
  organizationName: string;
  positionName: string;
  /** First day of a month, `YYYY-MM-DD`. */
  startDate: string;
  /** The same; for an ongoing record, the month in which it was last saved. */
  endDate: string | null;
  isPresent: boolean;
  additionalInfo: string;
}

export type OrganizationExperienceDraft = Omit<OrganizationExperience, 'id' | 'version'>;
