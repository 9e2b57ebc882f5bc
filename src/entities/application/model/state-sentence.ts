import { formatDay, formatPastDay } from '@/shared/lib/dates';
import { texts } from '../texts';
import type { Application } from './application';
import { stepLabel } from './pipeline';
import type { StepState } from './pipeline';

type Known = Pick<
  Application,
  'status' | 'outcome' | 'outcomeAt' | 'outcomeReason' | 'outcomeReasonCode' | 'jobClosedAt' | 'lastEvent'
> & {
  job: Pick<Application['job'], 'isOpen'>;
};

/** The sentence about an outcome, with its day where that is known. */
function outcomeSentence({ outcome, outcomeAt, outcomeReasonCode }: Known): string | null {
  if (outcome === null) return null;
  const sentence = outcome === 'withdrawn' ? (outcomeReasonCode ?? outcome) : outcome;
  return outcomeAt === null ? texts.undated[sentence] : texts.standing[sentence](formatDay(outcomeAt));
}

/** The sentence about a closed job, with its day where that is known. */
const closedSentence = ({ jobClosedAt }: Known): string =>
  jobClosedAt === null ? texts.states.rejected : texts.closedUndecided(formatDay(jobClosedAt));

/**
 * The sentence about the last event, with its day; null when none is known. Of an application in a later step it says
 * neither that the company has not seen it, nor since when it is in that step unless the event is the move to it.
 */
function progressSentence({ status, lastEvent }: Known, now: Date): string | null {
  if (lastEvent === null) return null;
  const { lastEvent: words } = texts;
  const day = formatPastDay(lastEvent.at, now);
  if (lastEvent.kind === 'viewed') return words.viewed(day);
  if (lastEvent.kind !== 'moved') return status === 'apply' ? words.unseen(day) : words.sent(day);
  return lastEvent.step === status ? words.moved(day, stepLabel(status)) : words.movedUnknown(day);
}

/**
 * State of an application beside the badge: its outcome; or that its job is closed, which is no decision; or its last
 * event. Null while none of these is known. Specification 4, section 1.
 */
export function toStateSentence(application: Known, now = new Date()): string | null {
  const outcome = outcomeSentence(application);
  if (outcome !== null) return outcome;
  const isClosed = !application.job.isOpen && application.status !== 'onboard';
  return isClosed ? closedSentence(application) : progressSentence(application, now);
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
  return state === 'rejected' ? closedSentence(application) : texts.states[state];
}
