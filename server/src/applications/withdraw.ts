import type { AppDeps } from '../app-deps';
import { ApiFailure } from '../http/failure';
import { recordEvents } from './application-events';
import { findApplication, updateApplication } from './application-repository';
import { isUuid } from '../db/row-id';

type Application = NonNullable<Awaited<ReturnType<typeof findApplication>>>['application'];

const notFound = (): ApiFailure => new ApiFailure(4004, 'Lamaran tidak ditemukan.');

/** Fails with 4006 for an application that has ended otherwise. */
function refuseEnded({ status, outcome }: Application): void {
  if (status === 'onboard')
    throw new ApiFailure(4006, 'Anda sudah diterima bekerja, jadi lamaran ini tidak bisa ditarik.');
  if (outcome !== null) throw new ApiFailure(4006, 'Lamaran ini sudah diputuskan, jadi tidak bisa ditarik lagi.');
}

function toState({ id, jobId, outcomeAt, ...application }: Application) {
  const { status, outcome, outcomeReason, outcomeReasonCode } = application;
  const at = outcomeAt?.toISOString() ?? null;
  return { id, job: jobId, status, outcome, outcomeAt: at, outcomeReason, outcomeReasonCode };
}

/**
 * Withdraws a candidate's application and gives back its state; a second time changes nothing (specification 4, section
 * 1). Fails with 4004 for an unknown application and another candidate's, and with 4006 after Onboard or a decision.
 *
 * @param reason at most 500 characters; a blank one counts as none
 */
export function withdraw({ db, now }: AppDeps, candidateId: string, id: string, reason: string | null | undefined) {
  return db.transaction(async (tx) => {
    const found = isUuid(id) ? await findApplication(tx, candidateId, id, 'update') : undefined;
    if (!found) throw notFound();
    const { application } = found;
    if (application.outcome === 'withdrawn') return toState(application);
    refuseEnded(application);
    const at = now();
    const outcome = { outcome: 'withdrawn' as const, outcomeAt: at, outcomeReason: reason?.trim() || null };
    await updateApplication(tx, application.id, outcome);
    await recordEvents(tx, application.id, [{ at, kind: 'withdrawn', reason: outcome.outcomeReason }], at);
    return toState({ ...application, ...outcome });
  });
}
