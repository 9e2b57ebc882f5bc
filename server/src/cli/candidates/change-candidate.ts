import { eq } from 'drizzle-orm';
import { forgetPending } from '../../accounts/pending-registrations';
import { recordEvents } from '../../accounts/security-events';
import type { Config } from '../../config';
import type { Db } from '../../db/client';
import { applications, candidates, jobReferences } from '../../db/schema';
import { createPhotoStore } from '../../profile/photo/create-photo-store';
import { settlePhotos } from '../../profile/photo/settle-photos';
import { CommandFailure } from '../command-failure';
import { findCandidate } from './find-candidates';

/** Activates the account of a candidate, who then may sign in without the mailed link. */
export function activateCandidate(db: Db, reference: string, now: Date) {
  return db.transaction(async (tx) => {
    const { id, email, activatedAt } = await findCandidate(tx, reference);
    const activated = activatedAt ?? now;
    await tx.update(candidates).set({ activatedAt: activated }).where(eq(candidates.id, id));
    await forgetPending(tx, id);
    if (!activatedAt) await recordEvents(tx, { kind: 'activated', at: now, address: null, candidateId: id });
    return { id, email, activated: activated.toISOString().slice(0, 10) };
  });
}

/**
 * Deletes a candidate with profile, applications, sessions and photo. Throws CommandFailure for an unknown candidate
 * and, unless `confirmed`, to say what would be deleted.
 */
export async function deleteCandidate(
  db: Db,
  config: Config,
  reference: string,
  { confirmed, now }: { confirmed: boolean; now: Date },
) {
  const photos = createPhotoStore(config);
  const { image, ...deleted } = await db.transaction(async (tx) => {
    const { id, email, image } = await findCandidate(tx, reference);
    const count = await tx.$count(applications, eq(applications.candidateId, id));
    if (!confirmed) {
      throw new CommandFailure(`${email} with ${count} application(s) would be gone for good. --yes deletes them.`);
    }
    if (image !== null) await photos.doubt(image);
    await tx.delete(jobReferences).where(eq(jobReferences.candidateId, id));
    await tx.delete(candidates).where(eq(candidates.id, id));
    await recordEvents(tx, { kind: 'deleted', at: now, address: null, candidateId: id });
    return { id, email, image, applications: count };
  });
  if (image !== null) await settlePhotos(db, photos, [image]);
  return { ...deleted, deleted: 'yes' };
}
