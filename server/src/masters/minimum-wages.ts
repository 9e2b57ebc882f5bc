import minimumWages from '../../../contract/reference/ump.json';
import { dayInJakarta } from '@titian/rules/jakarta-day';

/** The provinces' minimum wages (UMP), which the web app compares pay with; the one file of their figures. */
export { minimumWages };

const DAY_MS = 86_400_000;

/** How many days the figures hold after today, in Jakarta; negative once they have ended. */
export function daysOfMinimumWages(now: Date): number {
  return Math.round((Date.parse(minimumWages.validThrough) - Date.parse(dayInJakarta(now))) / DAY_MS);
}
