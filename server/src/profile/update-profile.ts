import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { AppDeps } from '../app-deps';
import { candidates } from '../db/schema';
import { sessionEnded } from '../session/session';
import type { WorkerPool } from '../workers/worker-pool';
import { lockCandidate } from './lock-candidate';
import type { PhotoStore } from './photo/photo-store';
import { newPhotoUrl } from './photo/photo-url';
import { preparePhoto } from './photo/prepare-photo';
import { settlePhotos } from './photo/settle-photos';
import { findProfile } from './profile-repository';
import { refuseUnseenChanges, withVersion } from './record-version';
import { toProfileValues } from './profile-values';
import type { Schemas } from './schemas';

/** A change that has passed the contract's schema; `image` is an uploaded file, or null to go without a photo. */
export type ProfileUpdate = Schemas['ProfileChange'] & { image?: Buffer | null };

interface Tools extends Pick<AppDeps, 'db' | 'now'> {
  photos: PhotoStore;
  workers: WorkerPool;
  log: FastifyBaseLogger;
}

/**
 * Stores a partial update of a profile and gives back the profile as it is then: what is absent stays, null clears
 * (specification 2, section 5; contract, "Profile"). The earlier photo is deleted once the new one is in the row.
 * Fails with 4000 for a broken rule, with 4009 or 4010 for a photo that is not accepted, and with 4012 where it would
 * undo a change made since the version `seen`; then nothing is stored.
 */
export async function updateProfile(
  { db, now, photos, workers, log }: Tools,
  candidateId: string,
  { image: upload, ...change }: ProfileUpdate,
  seen?: string,
) {
  const webp = upload && (await preparePhoto(upload, workers, candidateId));
  const image = webp ? newPhotoUrl() : webp;
  const inDoubt: string[] = [];
  try {
    if (webp && image) {
      inDoubt.push(image);
      await photos.write(image, webp);
    }
    return await db.transaction(async (tx) => {
      const current = await lockCandidate(tx, candidateId);
      const before = await findProfile(tx, candidateId);
      const values = await toProfileValues(tx, change, current, now());
      if (image !== undefined && current.image !== null) {
        inDoubt.push(current.image);
        await photos.doubt(current.image);
      }
      await tx
        .update(candidates)
        .set({ ...values, image })
        .where(eq(candidates.id, candidateId));
      const after = await findProfile(tx, candidateId);
      if (!before || !after) throw sessionEnded();
      refuseUnseenChanges(seen, before, after);
      return withVersion(after);
    });
  } finally {
    await settlePhotos(db, photos, inDoubt).catch((error: unknown) => {
      log.error({ err: error }, 'photos stay in doubt until the next start');
    });
  }
}
