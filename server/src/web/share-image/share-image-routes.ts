import type { FastifyInstance } from 'fastify';
import { callerAddress } from '../../http/client-address';
import { notFound } from '../../http/errors';
import type { PublicJobs } from '../../jobs/public-jobs';
import type { ReadDeps } from '../../jobs/read-deps';
import { READS } from '../../reads/reads';
import type { WorkerPool } from '../../workers/worker-pool';
import { placeName } from '../job-page/job-head';
import type { ShareImageText } from './share-image';

interface Deps {
  publicJobs: PublicJobs;
  workers: WorkerPool;
  reads: ReadDeps;
}

/**
 * Serves the pictures that link previews of jobs show. They are drawn in worker threads, where addresses take turns, and
 * cached by their texts. Fails with 4004 for an unknown job, and as `WorkerPool` and `answer` do.
 */
export function serveShareImages(app: FastifyInstance, { publicJobs, workers, reads }: Deps): void {
  app.get<{ Params: { slug: string } }>('/share/jobs/:slug.png', async ({ params, ip }, reply) => {
    const address = callerAddress(ip);
    const { posted: job } = await publicJobs.find(params.slug, address);
    if (!job) throw notFound();
    const text: ShareImageText = { title: job.title, company: job.company, place: placeName(job) };
    const ofPicture = { ...READS.picture, version: async () => '', byteLength: (image: Buffer) => image.length };
    const { value: image } = await reads.answer(JSON.stringify(text), ofPicture, async () =>
      Buffer.from(await workers.run('shareImage', address, text)),
    );
    return reply.header('cache-control', READS.picture.cacheControl).type('image/png').send(image);
  });
}
