import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps';
import { createDeletionList } from '../../media-store/deletion-list';
import type { PhotoStore } from './photo-store';
import { settlePhotos } from './settle-photos';
import { sweepPhotos } from './sweep-photos';

/** Far longer than any call takes to store a photo, in milliseconds; also how often a running server checks. */
const HOUR_MS = 3_600_000;

/**
 * Makes an app end the doubt about photos that a crash has left, when it starts and once an hour, and delete the photos
 * that a restored backup has brought back and no row names, when it starts. Where several servers may share the data folder, a photo of the last hour is left alone, for another server may still be storing it; the
 * folder of an embedded database belongs to this process, and all photos in doubt at the start are abandoned.
 */
export function settleAbandonedPhotos(
  app: FastifyInstance,
  { db, config, now }: Pick<AppDeps, 'db' | 'config' | 'now'>,
  photos: PhotoStore,
): void {
  const anHourAgo = (): Date => new Date(now().getTime() - HOUR_MS);
  // A store that is away is no reason not to start, or to end.
  const settle = (latest?: Date): Promise<void> =>
    photos
      .inDoubt(latest)
      .then((urls) => settlePhotos(db, photos, urls))
      .catch((error: unknown) => app.log.error({ err: error }, 'photos stay in doubt'));
  const sweep = async (latest?: Date): Promise<void> => {
    try {
      const deleted = await createDeletionList(config).read();
      const swept = await sweepPhotos(db, photos, { deleted, latest });
      if (swept.deleted > 0) app.log.info(swept, 'photos that no row names were deleted');
      if (swept.left > 0) app.log.warn(swept, 'no row names a photo of this store: is this its database?');
    } catch (error) {
      app.log.error({ err: error }, 'photos that no row names stay');
    }
  };
  app.addHook('onReady', async () => {
    const latest = config.databaseUrl === null ? undefined : anHourAgo();
    await settle(latest);
    await sweep(latest);
  });
  const timer = setInterval(() => void settle(anHourAgo()), HOUR_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
