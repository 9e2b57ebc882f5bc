import type { Id } from '@/shared/api';

/** How an application ended. Specification 4, section 1. */
export const OUTCOMES = ['accepted', 'rejected', 'withdrawn'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** Reasons that the provider itself gives, for which the app has the words. */
export const REASON_CODES = ['accountDeletion'] as const;

export type ReasonCode = (typeof REASON_CODES)[number];

/** A candidate's application to a job. Specification 1, section 3. */
export interface Application {
  id: Id;
  /** Key of the hiring step, in lower case; possibly one that the specification does not name. */
  status: string;
  /** When the candidate applied, or the job's `createdAt` where the provider does not say; ISO 8601 or null. */
  appliedAt: string | null;
  /** Null where nobody has decided, and where the provider does not tell. */
  outcome: Outcome | null;
  /** ISO 8601, or null. */
  outcomeAt: string | null;
  /** Date of an outcome that is still to come, ISO 8601; `outcome` is null until then. */
  outcomeDueAt: string | null;
  /** In the words of the person who decided, or null. */
  outcomeReason: string | null;
  /** The provider's own reason, or null. */
  outcomeReasonCode: ReasonCode | null;
  /** Since when the job is closed, ISO 8601; null while it is open, and where the provider does not tell. */
  jobClosedAt: string | null;
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

/** True when the candidate can still withdraw it: not after Onboard, nor once it has ended. */
export const isWithdrawable = ({ status, outcome }: Application): boolean => outcome === null && status !== 'onboard';
