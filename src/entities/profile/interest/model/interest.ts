import type { Id } from '@/shared/api';

/** A kind of work that the candidate looks for. Specification 2, section 3. */
export interface Interest {
  id: Id;
  name: string;
}
