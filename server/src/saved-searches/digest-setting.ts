import { eq } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import type { Db } from '../db/client';
import { digestSettings } from '../db/saved-search-schema';
import { lockCandidate } from '../profile/lock-candidate';
import { scheduleDigests, zoneOfCandidate } from './digests';
import type { Zone } from './next-digest';

/** The zone by which a candidate is mailed: chosen, or null for that of their province; and which one that is. */
export async function findDigestSetting(db: Db, candidateId: string) {
  const [row] = await db
    .select({ zone: digestSettings.zone })
    .from(digestSettings)
    .where(eq(digestSettings.candidateId, candidateId));
  return { zone: row?.zone ?? null, effectiveZone: await zoneOfCandidate(db, candidateId) };
}

/** Chooses the zone by which a candidate is mailed; null for that of their province. Specification 4, section 9. */
export function changeZone({ db, now }: Pick<AppDeps, 'db' | 'now'>, candidateId: string, zone: Zone | null) {
  return db.transaction(async (tx) => {
    await lockCandidate(tx, candidateId);
    await tx
      .insert(digestSettings)
      .values({ candidateId, zone })
      .onConflictDoUpdate({ target: digestSettings.candidateId, set: { zone } });
    await scheduleDigests(tx, [candidateId], now());
    return findDigestSetting(tx, candidateId);
  });
}
