/** Time zones of Indonesia. */
export const ZONES = ['WIB', 'WITA', 'WIT'] as const;

export type Zone = (typeof ZONES)[number];

/** The time zone by which mails about new jobs are sent. */
export interface DigestSetting {
  /** The candidate's choice; null for that of their province. */
  zone: Zone | null;
  /** The one that counts. */
  effectiveZone: Zone;
}
