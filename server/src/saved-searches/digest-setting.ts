import { and, eq } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import type { Db } from '../db/client';
import { digestSettings } from '../db/saved-search-schema';
import { candidates } from '../db/schema';
import { lockCandidate } from '../profile/lock-candidate';
import { zoneOfCandidate } from '../mail/quiet-hours';
import { scheduleDigests } from './digests';
import type { Zone } from '@titian/rules/time-zones';

/** A candidate's choices about mails; what is left out stays as it is. */
export interface DigestChoice {
  /** Zone by which they are mailed; null for that of their province. */
  zone?: Zone | null;
  /** True where appointments are mailed. */
  appointmentMails?: boolean;
  /** False to send digests again to an address that had no mailbox. */
  mailsRefused?: false;
}

/** True where the present address of a candidate has no mailbox for digests. */
export async function isRefused(db: Db, candidateId: string): Promise<boolean> {
  const refused = await db
    .select({ id: candidates.id })
    .from(digestSettings)
    .innerJoin(candidates, eq(candidates.email, digestSettings.refusedEmail))
    .where(and(eq(digestSettings.candidateId, candidateId), eq(candidates.id, candidateId)));
  return refused.length > 0;
}

/** A candidate's choices about mails, and the zone that counts. */
export async function findDigestSetting(db: Db, candidateId: string) {
  const { zone, appointmentMails } = digestSettings;
  const [row] = await db
    .select({ zone, appointmentMails })
    .from(digestSettings)
    .where(eq(digestSettings.candidateId, candidateId));
  const effectiveZone = await zoneOfCandidate(db, candidateId);
  const mailsRefused = await isRefused(db, candidateId);
  return { zone: row?.zone ?? null, effectiveZone, appointmentMails: row?.appointmentMails ?? true, mailsRefused };
}

/** Changes a candidate's choices about mails. Specification 4, section 9. */
export function changeDigestSetting(
  { db, now }: Pick<AppDeps, 'db' | 'now'>,
  candidateId: string,
  { zone, appointmentMails, mailsRefused }: DigestChoice,
) {
  return db.transaction(async (tx) => {
    await lockCandidate(tx, candidateId);
    // Drizzle leaves out what is undefined.
    const values = { candidateId, zone, appointmentMails, refusedEmail: mailsRefused === false ? null : undefined };
    await tx
      .insert(digestSettings)
      .values(values)
      .onConflictDoUpdate({ target: digestSettings.candidateId, set: values });
    await scheduleDigests(tx, [candidateId], now());
    return findDigestSetting(tx, candidateId);
  });
}
