/** Time zones of Indonesia. */
export const ZONES = ['WIB', 'WITA', 'WIT'] as const;

type Zone = (typeof ZONES)[number];

/** A candidate's choices about mails. */
export interface DigestSetting {
  /** The candidate's choice; null for that of their province. */
  zone: Zone | null;
  /** The one that counts. */
  effectiveZone: Zone;
  /** True where appointments are mailed; null where the provider mails none. */
  appointmentMails: boolean | null;
  /** True where the address has no mailbox, so that new jobs are not mailed any more. */
  mailsRefused: boolean;
}

/** A change of them; what is left out stays as it is. */
export interface DigestChoice {
  zone?: Zone | null;
  appointmentMails?: boolean;
  mailsRefused?: false;
}
