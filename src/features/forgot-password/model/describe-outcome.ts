import { isApiError } from '@/shared/api';
import { texts } from '../texts';

/** How a request for a link ended; every failure counts as "not registered". Specification 1, section 5. */
export type Outcome = { succeeded: true } | { succeeded: false; error: unknown };

interface OutcomeTexts {
  title: string;
  /** Each one sentence or more. */
  sentences: string[];
}

/** Adds the cause that the catalogue's words leave out: the request may not have been looked at. */
function describeOtherCause(error: unknown): string | null {
  if (!isApiError(error)) return null;
  if (error.kind === 'network') return texts.reconnect;
  return error.status === 429 ? (error.message ?? null) : null;
}

/** The words for an outcome. Specification 1, sections 4 and 8. */
export function describeOutcome(outcome: Outcome): OutcomeTexts {
  if (outcome.succeeded) {
    return {
      title: texts.sent,
      sentences: [texts.checkEmail],
    };
  }
  const otherCause = describeOtherCause(outcome.error);
  return {
    title: texts.notRegistered,
    sentences: [texts.sameEmail, ...(otherCause ? [otherCause] : [])],
  };
}
