import { InvalidArgumentError } from 'commander';
import { parseInstant } from '@titian/job-feeds';

/** Reads an option that is a day, `YYYY-MM-DD`. Throws what makes commander explain the option. */
export function parseDay(value: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || !parseInstant(value)) {
    throw new InvalidArgumentError('It must be a day of the calendar, YYYY-MM-DD.');
  }
  return value;
}
