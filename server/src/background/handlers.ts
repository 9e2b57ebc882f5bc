import {
  sendActivation,
  sendAlreadyRegistered,
  sendDeletionCancelled,
  sendDeletionRequested,
  sendNewPassword,
  sendPasswordChanged,
  sendPhoneChanged,
  sendReset,
} from '../accounts/account-mail-jobs';
import { sendConfirmEmail, sendDeletionOfChanged, sendEmailChanged } from '../accounts/email-change-mail-jobs';
import type { AppDeps } from '../app-deps';
import { refreshAnswers } from '../answers/company-answers';
import { sendAppointmentMail } from '../applications/appointment-mails';
import { fetchCompanyPicture, type PictureDeps } from '../company-pictures/fetch-company-picture';
import { readSignals, refreshSignals } from '../jobs/signals/refresh-signals';
import { addClosingNewsOf } from '../notifications/closing-news';
import { sendPush } from '../push/send-push';
import { makeExport } from '../privacy/export/make-export';
import { makeDigestsOf } from '../saved-searches/digests';
import { matchSearchesOf } from '../saved-searches/match-saved-searches';
import { sendDigest } from '../saved-searches/send-digest';
import { eraseCandidate } from '../accounts/deletion/erase-candidate';
import type { JobName, JobPayloads } from '../queue/job-payloads';
import { deleteIfDue, sendAccountDeleted } from '../accounts/deletion/delete-due-accounts';

/** Dependencies of handlers beside those of every part. */
export type HandlerDeps = AppDeps & Pick<PictureDeps, 'workers' | 'fetchPicture'>;

type Handler<N extends JobName> = (deps: HandlerDeps, payload: JobPayloads[N]) => Promise<void>;

/**
 * Handler of each background job. A new kind of job needs a line in `job-payloads.ts`, a line here and a call of `enqueue`.
 * A handler that rejects is run again: see `worker.ts`.
 */
export const handlers: { [N in JobName]: Handler<N> } = {
  'mail-activation': sendActivation,
  'mail-reset': sendReset,
  'mail-already-registered': sendAlreadyRegistered,
  'mail-new-password': sendNewPassword,
  'company-picture': fetchCompanyPicture,
  'mail-password-changed': sendPasswordChanged,
  'mail-phone-changed': sendPhoneChanged,
  'mail-confirm-email': sendConfirmEmail,
  'mail-email-changed': sendEmailChanged,
  'mail-deletion-of-changed': sendDeletionOfChanged,
  'mail-deletion-requested': sendDeletionRequested,
  'mail-deletion-cancelled': sendDeletionCancelled,
  'mail-account-deleted': sendAccountDeleted,
  'mail-digest': sendDigest,
  'mail-appointment': sendAppointmentMail,
  'job-signals': refreshSignals,
  'company-answers': refreshAnswers,
  export: makeExport,
  push: sendPush,
  'match-saved-searches': (deps, { rowId }) => matchSearchesOf(deps, [rowId]),
  'make-digest': (deps, { rowId }) => makeDigestsOf(deps, [rowId]),
  'closing-news': ({ db, now }, { rowId }) => addClosingNewsOf(db, now(), rowId),
  'delete-account': (deps, { rowId }) => deleteIfDue(deps, rowId),
  'erase-candidate': async (deps, { rowId }) => void (await eraseCandidate(deps, rowId)),
  'signals-of-job': ({ db }, { rowId }) => readSignals(db, [rowId]),
};
