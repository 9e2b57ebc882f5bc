import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps';
import { ApiFailure } from '../../http/failure';
import { notFound } from '../../http/errors';
import { findPostedJob } from '../../jobs/posted-job';
import { readJobsStamp } from '../../jobs/jobs-stamp';
import { StampedCache } from '../../jobs/stamped-cache';
import { placeName } from '../job-page/job-head';
import { oneAtATime } from './one-at-a-time';
import type { ShareImageText } from './share-image';

/** More pictures than these may not wait to be drawn: each takes a good part of a processor for a while. */
const MAX_WAITING = 20;

/** Of some ten kilobytes each. */
const MAX_KEPT = 300;

/** The address holds a version of what the picture shows. */
const CACHE_CONTROL = 'public, max-age=604800';

/** Loaded with the first picture: the fonts would take a good part of the server's start. */
async function drawImage(text: ShareImageText): Promise<Buffer> {
  const { shareImage } = await import('./share-image');
  return shareImage(text);
}

/** Serves the pictures that link previews of jobs show, drawn one at a time and kept for a while. */
export function serveShareImages(app: FastifyInstance, deps: AppDeps): void {
  const images = new StampedCache<Buffer | null>(readJobsStamp(deps), MAX_KEPT);
  const inTurn = oneAtATime(MAX_WAITING);

  app.get<{ Params: { slug: string } }>('/share/jobs/:slug.png', async ({ params }, reply) => {
    const image = await images.get(params.slug, async () => {
      const job = await findPostedJob(deps.db, params.slug);
      if (!job) return null;
      const drawn = inTurn(() => drawImage({ title: job.title, company: job.company, place: placeName(job) }));
      if (!drawn)
        throw new ApiFailure(5000, 'Server sedang sibuk. Silakan coba lagi.', { httpStatus: 503, retryAfter: 5 });
      return drawn;
    });
    if (!image) throw notFound();
    return reply.header('cache-control', CACHE_CONTROL).type('image/png').send(image);
  });
}
