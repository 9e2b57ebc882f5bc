import type { Answers } from '@/entities/answer/@x/application';
import type { Id } from '@/shared/api';
import type { ApplicationEvent, Appointment } from './application-event';
import type { Outcome, ReasonCode } from './outcome';

/** A candidate's application to a job. Specification 1, section 3. */
export interface Application {
  id: Id;
  /** Key of the hiring step; one that the specification does not name as the provider writes it. */
  status: string;
  /** When the candidate applied, or the job's `createdAt` where the provider does not say; ISO 8601 or null. */
  appliedAt: string | null;
  /** Null while the application is undecided, also where the provider dates an outcome ahead, and when it does not tell. */
  outcome: Outcome | null;
  /** ISO 8601, or null. */
  outcomeAt: string | null;
  /** In the words of the person who decided, or null. */
  outcomeReason: string | null;
  /** The provider's own reason, or null. */
  outcomeReasonCode: ReasonCode | null;
  /** Since when the job is closed, ISO 8601; null while it is open, and where the provider does not tell. */
  jobClosedAt: string | null;
  /** The newest event that says how far it has come; null where the provider tells none. */
  lastEvent: ApplicationEvent | null;
  /** Appointments with a time, in the provider's order; the device's clock decides which of them lie ahead. */
  appointments: Appointment[];
  /** How its company answers, while it waits for that; null where too little is known. */
  answers?: Answers | null;
  job: {
    /** Null where the provider leaves it out. */
    id: Id | null;
    slug: string | null;
    title: string;
    isOpen: boolean;
    createdAt: string | null;
    /** True where the job asks for an education, or for experience; false where the provider does not tell. */
    asksEducation?: boolean;
    asksExperience?: boolean;
    company: { name: string; logo: string | null };
  };
}

/** True when the candidate can still withdraw it: not after Onboard, nor once it has ended. */
export const isWithdrawable = ({ status, outcome }: Application): boolean => outcome === null && status !== 'onboard';
