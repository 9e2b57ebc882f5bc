import type { Id, Versioned } from '@/shared/api';

/** A link to the candidate's work. Specification 2, section 3. */
export interface Portfolio extends Versioned {
  id: Id;
  name: string;
  /** As it was stored: check it with `toLinkAddress` before linking it. */
  url: string;
}

export type PortfolioDraft = Omit<Portfolio, 'id' | 'version'>;
