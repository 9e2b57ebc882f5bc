import type { Id } from '@/shared/api';

/** A skill of the candidate. Specification 2, section 3. */
export interface Skill {
  id: Id;
  name: string;
}
