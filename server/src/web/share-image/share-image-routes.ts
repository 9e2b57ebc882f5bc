import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import type { AppDeps } from '../../app-deps';
import { callerAddress } from '../../http/client-address';
import { ApiFailure } from '../../http/failure';
import { notFound } from '../../http/errors';
import { readJobsVersion } from '../../jobs/jobs-version';
import type { PublicJobs } from '../../jobs/public-jobs';
import { VersionedCache } from '../../jobs/versioned-cache';
import { placeName } from '../job-page/job-head';
import type { ShareImageText } from './share-image';

/** More pictures than these may not wait to be drawn: each takes a good part of a processor for a while. */
const MAX_WAITING = 20;

/** Pictures are some ten kilobytes each. */
const MAX_IMAGE_BYTES = 8 * 1024 * 1024;

/** The address holds a version of what the picture shows. */
const CACHE_CONTROL = 'public, max-age=604800';

/** Loaded with the first picture: the fonts would take a good part of the server's start. */
async function drawImage(text: ShareImageText): Promise<Buffer> {
  const { shareImage } = await import('./share-image');
  return shareImage(text);
}

/** Serves the pictures that link previews of jobs show, drawn one at a time and cached. */
export function serveShareImages(app: FastifyInstance, deps: AppDeps & { publicJobs: PublicJobs }): void {
  const images = new VersionedCache<Buffer | null>(readJobsVersion(deps), {
    maxBytes: MAX_IMAGE_BYTES,
    byteLength: (image) => image?.length ?? 0,
  });
  const limit = pLimit(1);

  app.get<{ Params: { slug: string } }>('/share/jobs/:slug.png', async ({ params, ip }, reply) => {
    const image = await images.get(params.slug, async () => {
      const { posted: job } = await deps.publicJobs.find(params.slug, callerAddress(ip));
      if (!job) return null;
      if (limit.pendingCount >= MAX_WAITING)
        throw new ApiFailure(5000, 'Server sedang sibuk. Silakan coba lagi.', { httpStatus: 503, retryAfter: 5 });
      return limit(() => drawImage({ title: job.title, company: job.company, place: placeName(job) }));
    });
    if (!image) throw notFound();
    return reply.header('cache-control', CACHE_CONTROL).type('image/png').send(image);
  });
}
