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

/** Report about a vacancy. */
export interface JobReport {
  job: Id;
  reason: ReportReason;
  /** Null for none, as for the contact. */
  text: string | null;
  contact: string | null;
  /** Id of a visitor's browser; null with a session. */
  reporter: string | null;
}

/** Response of the provider. */
export interface ReportReceipt {
  /** The receipt number; null where the provider sends none. */
  number: string | null;
  /** The same person had reported the same vacancy before. */
  repeated: boolean;
}
