import { createHash } from 'node:crypto';
import { like } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { candidates } from '../../db/schema';
import type { PhotoStore } from './photo-store';
import { photoNameIn, toPhotoUrl } from './photo-url';

/** Result of a sweep. */
export interface Swept {
  /** How many photos it has deleted. */
  deleted: number;
  /** How many it has left though no row names them. */
  left: number;
}

/**
 * Deletes the photos that no candidate's row names: the photos of a backup are of another moment than its database, or
 * than the one that is in use. Those of deleted candidates go in any case. The others go only where some row names a photo
 * of this store: a database that knows none of them may be the wrong one, and then all photos would be lost.
 *
 * @param deleted SHA-256 of the names of photos whose candidates were deleted
 * @param latest leaves the photos alone that were stored after it, which a call may be about to name
 */
export async function sweepPhotos(
  db: Db,
  photos: PhotoStore,
  { deleted, latest }: { deleted: readonly string[]; latest?: Date },
): Promise<Swept> {
  const stored = await photos.list(latest);
  if (stored.length === 0) return { deleted: 0, left: 0 };
  const rows = await db
    .select({ image: candidates.image })
    .from(candidates)
    .where(like(candidates.image, `${toPhotoUrl('')}%`));
  const named = new Set(rows.map(({ image }) => image));
  const unnamed = stored.filter((url) => !named.has(url));
  const isRightDatabase = unnamed.length < stored.length;
  const hashes = new Set(deleted);
  const isDeleted = (url: string): boolean =>
    hashes.has(
      createHash('sha256')
        .update(photoNameIn(url) ?? '')
        .digest('hex'),
    );
  const gone = unnamed.filter((url) => isRightDatabase || isDeleted(url));
  for (const url of gone) await photos.settle(url, false);
  return { deleted: gone.length, left: unnamed.length - gone.length };
}
