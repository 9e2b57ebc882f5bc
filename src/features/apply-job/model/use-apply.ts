import { useRef, useState } from 'react';
import { useApplyMutation } from '@/entities/application';
import { describeError, isApiError } from '@/shared/api';
import type { Id } from '@/shared/api';
import { texts } from '../texts';

/** Where the candidate stands. Specification 1, section 4, "Apply flow". */
export type Phase =
  | { name: 'ready' }
  /** The application is stored; how the job was found is asked. */
  | { name: 'asking' }
  | { name: 'done' }
  | { name: 'failed'; message: string };

/** Whether the provider may have stored the application all the same: its answer never came, or made no sense. */
const mayHaveApplied = (error: unknown): boolean =>
  !isApiError(error) || (error.status ?? 500) >= 500 || error.status === 200;

/**
 * Applies to a job, once at a time. Specification 1, sections 4 and 8.
 *
 * @param applied whether the candidate's applications hold one to this job
 * @returns the phase, whether the application is under way, and what moves from one phase to the next
 */
export function useApply(job: Id, applied: boolean) {
  const [phase, setPhase] = useState<Phase>({ name: 'ready' });
  const [unsure, setUnsure] = useState(false);
  const [apply, { isLoading }] = useApplyMutation();
  // Not `isLoading`: a second click may come before the button is drawn disabled.
  const underWay = useRef(false);

  const submit = async () => {
    if (underWay.current) return;
    underWay.current = true;
    try {
      const { accepted, message } = await apply(job).unwrap();
      setPhase(accepted ? { name: 'asking' } : { name: 'failed', message: message ?? texts.unknownFailure });
    } catch (error) {
      setUnsure(mayHaveApplied(error));
      setPhase({ name: 'failed', message: describeError(error, texts.unknownFailure) });
    } finally {
      underWay.current = false;
    }
  };

  return {
    // What was thought lost turns out to be stored: then the candidate goes on as after any application.
    phase: applied && unsure && phase.name !== 'done' ? ({ name: 'asking' } satisfies Phase) : phase,
    isLoading,
    submit,
    /** The reference is saved. */
    finish: () => setPhase({ name: 'done' }),
    /** The failure was read. */
    dismiss: () => setPhase({ name: 'ready' }),
  };
}
