import { rawText } from './fields';
import { silently, type Warn } from './warnings';

/** More people than this are wanted by no vacancy; it is a mistake. */
const MAX_OPENINGS = 100_000;

/** How many people a JobPosting's `totalJobOpenings` wants; null, with a warning, where it is no whole number from 1. */
export function toOpenings(totalJobOpenings: unknown, warn: Warn = silently): number | null {
  const text = rawText(totalJobOpenings)?.trim();
  if (totalJobOpenings === undefined || totalJobOpenings === null || text === '') return null;
  const count = text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : totalJobOpenings;
  if (Number.isInteger(count) && Number(count) >= 1 && Number(count) <= MAX_OPENINGS) return Number(count);
  warn('unreadable-value', 'totalJobOpenings is left out: it is no number of people');
  return null;
}
