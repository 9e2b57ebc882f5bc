import { rawText } from './fields';

/** More people than this are wanted by no vacancy; it is a mistake. */
const MAX_OPENINGS = 100_000;

/** How many people a JobPosting's `totalJobOpenings` wants, or null where it is no whole number from 1. */
export function toOpenings(totalJobOpenings: unknown): number | null {
  const digits = rawText(totalJobOpenings)?.trim();
  const count = digits !== undefined && /^\d{1,6}$/.test(digits) ? Number(digits) : totalJobOpenings;
  return Number.isInteger(count) && Number(count) >= 1 && Number(count) <= MAX_OPENINGS ? Number(count) : null;
}
