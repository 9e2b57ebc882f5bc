import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { callerAddress } from '../../http/client-address';
import { notFound } from '../../http/errors';
import type { PublicJobs } from '../../jobs/public-jobs';
import type { WorkerPool } from '../../workers/worker-pool';
import { placeName } from '../job-page/job-head';
import type { ShareImageText } from './share-image';

/** Pictures are some ten kilobytes each. */
const MAX_IMAGE_BYTES = 8 * 1024 * 1024;

/** The address holds a version of the picture's content. */
const CACHE_CONTROL = 'public, max-age=604800';

interface Deps {
  publicJobs: PublicJobs;
  workers: WorkerPool;
}

/**
 * Serves the pictures that link previews of jobs show. They are drawn in worker threads, where addresses take turns, and
 * cached by their texts. Fails with 4004 for an unknown job, and as `WorkerPool` and `publicReads` do.
 */
export function serveShareImages(app: FastifyInstance, { publicJobs, workers }: Deps): void {
  const images = new LRUCache<string, Buffer, () => Promise<Uint8Array>>({
    maxSize: MAX_IMAGE_BYTES,
    sizeCalculation: (image, key) => key.length + image.length,
    fetchMethod: async (_key, _stale, { context: draw }) => Buffer.from(await draw()),
    // A picture that goes while it is drawn still reaches those who wait for it.
    ignoreFetchAbort: true,
  });

  app.get<{ Params: { slug: string } }>('/share/jobs/:slug.png', async ({ params, ip }, reply) => {
    const address = callerAddress(ip);
    const { posted: job } = await publicJobs.find(params.slug, address);
    if (!job) throw notFound();
    const text: ShareImageText = { title: job.title, company: job.company, place: placeName(job) };
    const image = await images.forceFetch(JSON.stringify(text), {
      context: () => workers.run('shareImage', address, text),
    });
    return reply.header('cache-control', CACHE_CONTROL).type('image/png').send(image);
  });
}
