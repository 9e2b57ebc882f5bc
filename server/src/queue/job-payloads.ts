/** A mail about an account. A request for an unknown address stores null, so that it stores as much as any other. */
export interface AccountMail {
  candidateId: string | null;
}

/** An activation link: for one sign-up, or for none in particular. */
export interface ActivationMail extends AccountMail {
  registrationId: string | null;
}

/** A picture of a company whose address is in its row. */
export interface CompanyPictureJob {
  companyId: string;
  kind: 'logo' | 'banner';
}

/** The mail that says that an account is gone: where it goes is in `last_mails`. */
interface LastMail {
  lastMailId: string;
}

/** A mail about a change of an account's e-mail address. */
export interface EmailChangeMail {
  emailChangeId: string;
}

/** A copy of everything that is stored about a candidate. */
export interface ExportJob {
  exportId: string;
}

/** The mail about new jobs of saved searches. */
export interface DigestMail {
  digestId: string;
}

/** A row that failed in a batch of others: `runApart`. */
interface RowJob {
  rowId: string;
}

/** The mail about an appointment, by the event that made, moved or cancelled it. */
export interface AppointmentMail {
  eventId: string;
}

/** The subject of a push: a row of `notifications`, or what a digest tells. */
export type PushedNews = { notificationId: number } | { digestId: string };

/** News for one device of a candidate. Of several jobs that wait, those with a higher `priority` run first. */
export type PushJob = PushedNews & { deviceId: string; priority: number };

/**
 * Every background job by its name, with what its handler gets. A payload is stored as JSON until the job is done: it
 * holds ids, and neither secrets nor personal data.
 */
export interface JobPayloads {
  'mail-activation': ActivationMail;
  'mail-reset': AccountMail;
  'mail-already-registered': AccountMail;
  'mail-new-password': AccountMail;
  'company-picture': CompanyPictureJob;
  'mail-password-changed': AccountMail;
  'mail-phone-changed': AccountMail;
  'mail-confirm-email': EmailChangeMail;
  'mail-email-changed': EmailChangeMail;
  'mail-deletion-of-changed': EmailChangeMail;
  'mail-deletion-requested': AccountMail;
  'mail-deletion-cancelled': AccountMail;
  'mail-account-deleted': LastMail;
  'mail-digest': DigestMail;
  'mail-appointment': AppointmentMail;
  'job-signals': Record<string, never>;
  'company-answers': Record<string, never>;
  export: ExportJob;
  push: PushJob;
  'match-saved-searches': RowJob;
  'make-digest': RowJob;
  'closing-news': RowJob;
  'delete-account': RowJob;
  'erase-candidate': RowJob;
  'signals-of-job': RowJob;
}

export type JobName = keyof JobPayloads;

/** The jobs that do for one row what failed in a batch. */
export type RowJobName = { [N in JobName]: JobPayloads[N] extends RowJob ? N : never }[JobName];
