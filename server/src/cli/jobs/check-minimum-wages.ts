import { daysOfMinimumWages, minimumWages } from '../../masters/minimum-wages';
import { CommandFailure } from '../command-failure';

/** New figures are published about a month before they hold. */
const WARNING_DAYS = 30;

/** A sentence on how long the minimum wages hold. Throws CommandFailure when they have ended or end within 30 days. */
export function checkMinimumWages(now: Date): string {
  const { year, validThrough } = minimumWages;
  const days = daysOfMinimumWages(now);
  const figures = `The minimum wages (UMP) of ${year}`;
  const remedy = 'Put the new figures into contract/reference/ump.json and release.';
  if (days < 0)
    throw new CommandFailure(`${figures} ended on ${validThrough}: no pay is compared with them. ${remedy}`);
  if (days <= WARNING_DAYS) throw new CommandFailure(`${figures} end on ${validThrough}, in ${days} days. ${remedy}`);
  return `${figures} hold until ${validThrough}, ${days} days more.`;
}
