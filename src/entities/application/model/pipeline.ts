import { toName } from '@/shared/lib/text';
import { texts } from '../texts';
import type { Application } from './application';

/** The steps of hiring, in order. Specification 1, section 4. */
export const PIPELINE = [
  { key: 'apply', label: texts.steps.apply },
  { key: 'screening', label: texts.steps.screening },
  { key: 'psikotest', label: texts.steps.psikotest },
  { key: 'interview_hr', label: texts.steps.interviewHr },
  { key: 'interview_user', label: texts.steps.interviewUser },
  { key: 'offering', label: texts.steps.offering },
  { key: 'mcu', label: texts.steps.mcu },
  { key: 'onboard', label: texts.steps.onboard },
] as const;

export type StepKey = (typeof PIPELINE)[number]['key'];

export type StepState = 'complete' | 'current' | 'upcoming' | 'rejected';

/** How far an application has come. */
export interface Progress {
  /** The step's key as the provider sends it; one that the specification does not name is kept as it is. */
  status: string;
  isJobOpen: boolean;
}

/** How far an application has come, as specification 1 knows it: outcomes are none of its. */
export const toProgress = ({
  status,
  job,
}: Pick<Application, 'status'> & { job: Pick<Application['job'], 'isOpen'> }): Progress => ({
  status,
  isJobOpen: job.isOpen,
});

const positionOf = (status: string): number => PIPELINE.findIndex(({ key }) => key === status);

const isOnboard = ({ status }: Progress): boolean => status === 'onboard';

/**
 * Rejected, as specification 1, section 4 has it for badge and mark: the job is closed and the candidate is not on board.
 * It tells of no decision, and nothing that is said in our own words may (`texts.ts`).
 */
const isRejected = (progress: Progress): boolean => !progress.isJobOpen && !isOnboard(progress);

/** In place of a step that the provider sends without a name. */
export const UNNAMED_STEP = '?';

/** The key of a step of the specification, whatever its case; any other step as the provider writes it. Null for none. */
export function toStep(text: string | null | undefined): string | null {
  const name = toName(text);
  const key = name?.toLowerCase() ?? '';
  return positionOf(key) < 0 ? name : key;
}

/** The step's name; of a step that the specification does not name, the provider's. Specification 4, section 1. */
export const stepLabel = (step: string): string =>
  PIPELINE[positionOf(step)]?.label ?? (step === UNNAMED_STEP ? texts.unknownStep : step);

/**
 * Every step with its state. Steps before the current one are complete, later ones upcoming; in a rejected application
 * the last step reached is rejected instead. Specification 1, section 4.
 *
 * Of an unknown step only this much is certain: the candidate has applied. `apply` then counts as complete and nothing
 * as current.
 */
export function toSteps(progress: Progress): { key: StepKey; label: string; state: StepState }[] {
  const known = positionOf(progress.status);
  const reached = Math.max(known, 0);
  const reachedState = isRejected(progress) ? 'rejected' : known === -1 ? 'complete' : 'current';
  return PIPELINE.map((step, index) => ({
    ...step,
    state: index < reached ? 'complete' : index > reached ? 'upcoming' : reachedState,
  }));
}

/** The current step in one line: its name, and its place among the steps where it is one of them. */
export function toStepCount(status: string): string {
  const label = stepLabel(status);
  const position = positionOf(status);
  if (position < 0) return status === UNNAMED_STEP ? label : texts.namedStep(label);
  return texts.stepCount(position + 1, PIPELINE.length, label);
}

/** The second half of an application's badge. Specification 1, section 4. */
export function toBadge(progress: Progress): 'Accepted' | 'Closed' | 'Rejected' | 'Available' {
  if (isOnboard(progress)) return progress.isJobOpen ? 'Accepted' : 'Closed';
  return isRejected(progress) ? 'Rejected' : 'Available';
}

/** The words of an application's badge: its step, and how far it is open. Specification 1, section 4. */
export const toBadgeLabel = (progress: Progress): string =>
  `${stepLabel(progress.status)} | ${texts.badges[toBadge(progress)]}`;

/** The stamp on an application to a closed job, or null. Specification 1, section 4. */
export function toStamp(progress: Progress): 'ACCEPTED' | 'CLOSED' | null {
  if (progress.isJobOpen) return null;
  return isOnboard(progress) ? 'ACCEPTED' : 'CLOSED';
}
