import { formatDay } from '@/shared/lib/dates';
import { texts } from '../texts';
import type { Application } from './application';
import type { StepState } from './pipeline';

type Known = Pick<Application, 'status' | 'outcome' | 'outcomeAt' | 'outcomeReason' | 'jobClosedAt'> & {
  job: Pick<Application['job'], 'isOpen'>;
};

/** The sentence about an outcome, with its day where that is known. */
function outcomeSentence({ outcome, outcomeAt }: Known): string | null {
  if (outcome === null) return null;
  const day = outcomeAt && formatDay(outcomeAt);
  return day ? texts.standing[outcome](day) : texts.undated[outcome];
}

/** Since when the job is closed, in words; null where the provider does not tell. */
const closedDay = ({ job, jobClosedAt }: Known): string | null =>
  job.isOpen || jobClosedAt === null ? null : formatDay(jobClosedAt);

/**
 * State of an application beside the badge: its outcome, or that its job is closed, which is no decision. Null
 * where the provider tells neither. Specification 4, section 1.
 */
export function toStanding(application: Known): string | null {
  const outcome = outcomeSentence(application);
  if (outcome !== null) return outcome;
  const day = closedDay(application);
  return day === null || application.status === 'onboard' ? null : texts.closedUndecided(day);
}

/** Reason of the outcome, with its author; null when there is none. */
export function toReason({ outcome, outcomeReason }: Known): string | null {
  if (outcome === null || outcomeReason === null) return null;
  return outcome === 'withdrawn' ? texts.ownReason(outcomeReason) : texts.companyReason(outcomeReason);
}

/** The words under a step. A closed job says nothing of a decision; only an outcome does. */
export function toStepWords(state: StepState, application: Known): string {
  const isReached = state === 'current' || state === 'rejected';
  if (isReached && application.outcome !== null) return texts.decisions[application.outcome];
  const day = closedDay(application);
  return state === 'rejected' && day !== null ? texts.closedUndecided(day) : texts.states[state];
}
