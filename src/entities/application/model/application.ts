import type { Id } from '@/shared/api';

/** A candidate's application to a job. Specification 1, section 3. */
export interface Application {
  id: Id;
  /** Key of the hiring step, in lower case; possibly one that the specification does not name. */
  status: string;
  /** When the candidate applied, or the job's `createdAt` where the provider does not say; ISO 8601 or null. */
  appliedAt: string | null;
  job: {
    /** Null where the provider leaves it out. */
    id: Id | null;
    slug: string | null;
    title: string;
    isOpen: boolean;
    createdAt: string | null;
    company: { name: string; logo: string | null };
  };
}
