import type { Job } from '../model/job';
import { workingTypeLabel, workplaceLabel } from '../model/job-labels';

/** The badges of a job in their order: each with what it says, or null for a job without it. A new badge is a line here. */
const BADGES: readonly ((job: Job) => string | null)[] = [
  // The workplace in upper case and the working type. Specification 1, section 2.
  ({ workplace }) => workplace && workplaceLabel(workplace).toUpperCase(),
  ({ workingType }) => workingType && workingTypeLabel(workingType),
];

/** The badges that a job has, a `span` each, for a place that styles them. */
export function JobBadges({ job }: { job: Job }) {
  return BADGES.map((toText, place) => {
    const text = toText(job);
    return text && <span key={place}>{text}</span>;
  });
}
