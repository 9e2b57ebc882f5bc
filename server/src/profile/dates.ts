import type { Problem } from '../http/field-problems';

/** Eastern Indonesia, where the day starts first, is at UTC+9 all year round. */
const EASTERN_OFFSET_MS = 9 * 60 * 60 * 1000;

/** Of a candidate's life nothing lies before this; it also excludes years that the database cannot hold. */
const MIN_DATE = '1900-01-01';

/** The calendar day, as `YYYY-MM-DD`, that has started somewhere in Indonesia: no candidate's today is refused. */
export function todayInIndonesia(now: Date): string {
  return new Date(now.getTime() + EASTERN_OFFSET_MS).toISOString().slice(0, 10);
}

/** The year of a `YYYY-MM-DD`. */
export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** Problem of a day that the contract's schema has checked to be a calendar day, or null. */
export function dayProblem(day: string | null | undefined): Problem {
  return day != null && day < MIN_DATE ? 'Tanggal tidak valid.' : null;
}

/** Like `dayProblem`, and the day may not come after `today`. */
export function pastDayProblem(day: string, today: string): Problem {
  return day > today ? 'Tanggal tidak boleh di masa depan.' : dayProblem(day);
}

interface Period {
  start: string;
  end: string | null | undefined;
  /** The period is ongoing: its end is ignored. */
  isOpen: boolean;
}

/** Problem of a period's end; `missing` is the message when there is no end (specification 2, section 5). */
export function endProblem({ start, end, isOpen }: Period, missing: string): Problem {
  if (isOpen) return null;
  if (end == null) return missing;
  return end < start ? 'Tanggal selesai tidak boleh sebelum tanggal mulai.' : null;
}
