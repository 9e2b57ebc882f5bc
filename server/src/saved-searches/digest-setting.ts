import { eq } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import type { Db } from '../db/client';
import { digestSettings } from '../db/saved-search-schema';
import { lockCandidate } from '../profile/lock-candidate';
import { scheduleDigests, zoneOfCandidate } from './digests';
import type { Zone } from './next-digest';

/** A candidate's choices about mails; what is left out stays as it is. */
export interface DigestChoice {
  /** Zone by which they are mailed; null for that of their province. */
  zone?: Zone | null;
  /** True where appointments are mailed. */
  appointmentMails?: boolean;
}

/** A candidate's choices about mails, and the zone that counts. */
export async function findDigestSetting(db: Db, candidateId: string) {
  const { zone, appointmentMails } = digestSettings;
  const [row] = await db
    .select({ zone, appointmentMails })
    .from(digestSettings)
    .where(eq(digestSettings.candidateId, candidateId));
  const effectiveZone = await zoneOfCandidate(db, candidateId);
  return { zone: row?.zone ?? null, effectiveZone, appointmentMails: row?.appointmentMails ?? true };
}

/** Changes a candidate's choices about mails. Specification 4, section 9. */
export function changeDigestSetting(
  { db, now }: Pick<AppDeps, 'db' | 'now'>,
  candidateId: string,
  { zone, appointmentMails }: DigestChoice,
) {
  return db.transaction(async (tx) => {
    await lockCandidate(tx, candidateId);
    await tx
      .insert(digestSettings)
      .values({ candidateId, zone, appointmentMails })
      // Drizzle leaves out what is undefined.
      .onConflictDoUpdate({ target: digestSettings.candidateId, set: { candidateId, zone, appointmentMails } });
    await scheduleDigests(tx, [candidateId], now());
    return findDigestSetting(tx, candidateId);
  });
}
