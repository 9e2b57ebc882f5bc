import { useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useApplyMutation } from '@/entities/application';
import type { Job } from '@/entities/job';
import { selectSession } from '@/entities/session';
import { describeError, isApiError, useErrorText } from '@/shared/api';
import { texts } from '../texts';
import { lastApplicationChanged, referenceAsked, referenceSettled, selectPendingReference } from './pending-references';
import type { PendingReferencesRoot } from './pending-references';

/** Where the candidate stands. Specification 1, section 4, "Apply flow". */
export type Phase =
  | { name: 'ready' }
  /** The application is stored; the candidate is asked how the job was found. */
  | { name: 'asking' }
  /** The question is left for later: it is asked again on /application. */
  | { name: 'left' }
  | { name: 'done' }
  | { name: 'failed'; message: string | null };

const isUnsent = (error: unknown): boolean => isApiError(error) && error.isUnsent === true;

/** True when the provider may have stored the application all the same: the response never came, or made no sense. */
const mayHaveApplied = (error: unknown): boolean =>
  !isUnsent(error) && (!isApiError(error) || (error.status ?? 500) >= 500 || error.status === 200);

const describeApplyFailure = (error: unknown): string =>
  isUnsent(error) ? texts.unsent : describeError(error, texts.unknownFailure);

type Root = PendingReferencesRoot & Parameters<typeof selectSession>[0];

/**
 * Keeps the question how a job was found from before its application is sent: the page may be left, or reloaded, before
 * there is a response. Specification 4, section 4.
 */
function useStoredQuestion({ id: job, slug }: Pick<Job, 'id' | 'slug'>) {
  const { dispatch, getState } = useStore<Root>();
  const candidate = () => selectSession(getState())?.userId ?? null;
  return {
    /** @returns what takes it back; a question that was open before stays */
    keep: () => {
      const owner = candidate();
      if (selectPendingReference(getState(), owner, { id: job, slug })) return () => undefined;
      dispatch(referenceAsked({ owner, job, slug }));
      // The candidate's id may have become known meanwhile.
      return () => void dispatch(referenceSettled({ owner: owner ?? candidate(), job }));
    },
    /** The application is stored: there is something to say about it on the pages that follow. */
    tellSent: () => void dispatch(lastApplicationChanged({ owner: candidate(), job })),
  };
}

/**
 * Applies to a job, once at a time. Specification 1, sections 4 and 8.
 *
 * How the job was found is stored as a question until it is answered, unless the provider refuses the application.
 *
 * @param applied whether the candidate's applications hold one to this job
 * @returns the phase, whether the application is under way, and what moves from one phase to the next
 */
export function useApply({ id, slug }: Pick<Job, 'id' | 'slug'>, applied: boolean) {
  const { keep, tellSent } = useStoredQuestion({ id, slug });
  const [phase, setPhase] = useState<Phase>({ name: 'ready' });
  const [unsure, setUnsure] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const failure = useErrorText(error, describeApplyFailure);
  const [apply, { isLoading }] = useApplyMutation();
  // Not `isLoading`: a second click may come before the button is drawn disabled.
  const underWay = useRef(false);

  const submit = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setError(null);
    const takeBack = keep();
    try {
      const { accepted, message } = await apply(id).unwrap();
      if (accepted) tellSent();
      else takeBack();
      setPhase(accepted ? { name: 'asking' } : { name: 'failed', message: message ?? texts.unknownFailure });
    } catch (caught) {
      const isUnsure = mayHaveApplied(caught);
      if (!isUnsure) takeBack();
      setUnsure(isUnsure);
      setError(caught);
      setPhase({ name: 'failed', message: null });
    } finally {
      underWay.current = false;
    }
  };

  const ended = phase.name === 'done' || phase.name === 'left';
  // An application that seemed lost is stored after all: continue as after any application.
  const shown: Phase = phase.name === 'failed' ? { ...phase, message: phase.message ?? failure } : phase;
  const current: Phase = applied && unsure && !ended ? { name: 'asking' } : shown;

  return {
    phase: current,
    isLoading,
    submit,
    /** The reference is saved. */
    finish: () => setPhase((now) => (now.name === 'left' ? now : { name: 'done' })),
    /** The question was left for later. */
    leave: () => setPhase({ name: 'left' }),
    /** The failure was read. */
    dismiss: () => setPhase({ name: 'ready' }),
  };
}
