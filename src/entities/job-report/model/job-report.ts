import type { Id } from '@/shared/api';

/** Why a vacancy is reported, in the order in which they are offered. Contract, `JobReportReason`. */
export const REPORT_REASONS = [
  'money',
  'personalData',
  'impersonation',
  'misleading',
  'discrimination',
  'harmful',
  'inactive',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The contract's limits, in characters. */
export const LONGEST_REPORT = 2_000;
export const LONGEST_CONTACT = 200;

/** What is said about a vacancy. */
export interface JobReport {
  job: Id;
  reason: ReportReason;
  /** Null for none, as for the contact. */
  text: string | null;
  contact: string | null;
  /** What the browser of who is not signed in is known again by; null with a session. */
  reporter: string | null;
}

/** What the provider responds. */
export interface ReportReceipt {
  /** The receipt number; null where the provider sends none. */
  number: string | null;
  /** The same person had reported the same vacancy before. */
  repeated: boolean;
}
