import { isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../db/client';
import { digests, digestSettings, savedSearches } from '../db/saved-search-schema';
import { lastImportOrder } from './import-order';
import { localDay, zonesOf } from '../mail/quiet-hours';

/** Rows that one statement inserts. */
const AT_ONCE = 1_000;

/**
 * Takes all stored jobs as known to every saved search, after a backup was restored: they may have been mailed since it
 * was made. Digests that wait are given up, and candidates who are mailed get none on their present day. Gives back the
 * number of saved searches. Specification 4, section 9.
 */
export function markAllAsMailed(db: Db, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const last = await lastImportOrder(tx);
    const settled = await tx
      .update(savedSearches)
      .set({ cursor: last, mailedUpTo: last, foundUpTo: last, mailedAt: now })
      .returning({ candidateId: savedSearches.candidateId, alert: savedSearches.alert });
    await tx.update(digests).set({ outcome: 'late' }).where(isNull(digests.outcome));
    await tx.update(digestSettings).set({ dueAt: null }).where(isNotNull(digestSettings.dueAt));
    const mailed = [...new Set(settled.flatMap(({ candidateId, alert }) => (alert === 'none' ? [] : candidateId)))];
    for (let first = 0; first < mailed.length; first += AT_ONCE) {
      const zones = await zonesOf(tx, mailed.slice(first, first + AT_ONCE));
      const made = [...zones].map(([candidateId, zone]) => ({ candidateId, day: localDay(now, zone) }));
      await tx
        .insert(digests)
        .values(made.map((digest) => ({ ...digest, upTo: last, outcome: 'late' as const, createdAt: now })))
        .onConflictDoNothing();
    }
    return settled.length;
  });
}
