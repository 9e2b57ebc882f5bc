import { today } from '@/shared/lib/dates';
import { texts } from '../texts';
import { formatAge, formatPayShort } from './job-labels';
import type { Job } from './job';

/** True when the provider tells of pay in its lists at all: else nothing is known, not even that none is stated. */
const tellsPay = ({ minSalary, maxSalary, stated }: Job): boolean =>
  minSalary !== undefined || maxSalary !== undefined || stated?.salary !== undefined;

/** The line of a card, part by part. */
export interface JobHighlights {
  pay: string | null;
  age: string | null;
  education: string | null;
}

/**
 * Facts of a vacancy in one line of its card, in this order: pay, age, education. Unknown facts are null. Specification 4,
 * section 3.
 *
 * @param now what the age is told by
 */
export const jobHighlights = (job: Job, now?: Date): JobHighlights => ({
  pay: tellsPay(job) ? formatPayShort(job) : null,
  age: formatAge(job.createdAt, now),
  education: job.minEducation ? texts.minEducation(job.minEducation) : null,
});

/** Days before the deadline in which the card colours it, in milliseconds. */
const SOON_MS = 7 * 86_400_000;

/**
 * True in the last seven days of a vacancy, its deadline included. Specification 4, section 3.
 *
 * @param deadline `YYYY-MM-DD`, or null
 */
export const isDueSoon = (deadline: string | null, now = new Date()): boolean =>
  deadline !== null && deadline >= today(now) && deadline < today(new Date(now.getTime() + SOON_MS));
