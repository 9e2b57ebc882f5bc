import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { candidates } from '../../db/schema';
import type { PhotoStore } from './photo-store';

/** Ends the doubt about photos: deletes those that no candidate's row names. */
export async function settlePhotos(db: Db, photos: PhotoStore, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return;
  const rows = await db
    .select({ image: candidates.image })
    .from(candidates)
    .where(inArray(candidates.image, [...urls]));
  const inUse = new Set(rows.map(({ image }) => image));
  for (const url of urls) await photos.settle(url, inUse.has(url));
}
