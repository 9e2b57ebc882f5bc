import type { Id, Versioned } from '@/shared/api';

/** An award of the candidate. Specification 2, section 3. */
export interface Achievement extends Versioned {
  id: Id;
  name: string;
  /** `YYYY-MM-DD`. */
  date: string;
  organizationOrEvent: string;
  description: string;
}

export type AchievementDraft = Omit<Achievement, 'id' | 'version'>;
