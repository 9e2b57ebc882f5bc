import type { Appointment, Outcome } from '@/entities/application/@x/notification';
import type { Id } from '@/shared/api';
import type { Deadline } from '@/shared/lib/dates';

/** A job that news is about, as it is now. */
export interface NewsJob extends Deadline {
  slug: string;
  title: string;
  company: string;
  isOpen: boolean;
  /** Name of the province, where the provider tells it. */
  province: string | null;
}

/** State of an appointment; see the contract. */
export const APPOINTMENT_STATES = ['scheduled', 'cancelled', 'ended'] as const;

/** A piece of news of the candidate. `job` is null where it is gone. Specification 4, section 9. */
export type Notification = {
  id: Id;
  /** ISO 8601, or null. */
  at: string | null;
  isRead: boolean;
} & (
  | { kind: 'application'; event: 'viewed'; job: NewsJob | null }
  | { kind: 'application'; event: 'moved'; step: string | null; job: NewsJob | null }
  | { kind: 'application'; event: 'outcome'; outcome: Outcome; job: NewsJob | null }
  | { kind: 'application'; event: 'jobClosed'; closedOn: string | null; job: NewsJob | null }
  | {
      kind: 'appointment';
      appointment: Appointment;
      state: (typeof APPOINTMENT_STATES)[number];
      job: NewsJob | null;
    }
  | { kind: 'savedJobCloses'; job: NewsJob | null }
  | {
      kind: 'savedSearch';
      name: string;
      /** Query string of its address in `/jobs`; null where it was deleted. */
      query: string | null;
      count: number;
      jobs: NewsJob[];
    }
);

/** News of one page. */
export interface NotificationPage {
  items: Notification[];
  /** All unread news of the candidate. */
  unread: number;
  /** Cursor of the next page; null after the last one. */
  next: string | null;
}
