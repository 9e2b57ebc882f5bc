import type { FastifyPluginAsync } from 'fastify';
import type { AppDeps } from '../app-deps';
import { contractSchema } from '../http/contract';
import { hangUpSignal } from '../http/client-disconnected';
import { createPhotoStore } from '../profile/photo/create-photo-store';
import { requireCandidate } from '../session/session';
import type { WorkerPool } from '../workers/worker-pool';
import { toCvOptions, type CvOptions, type CvQuery } from './cv-options';
import { readPhoto } from './photo';
import { readCvSource } from './read-cv-source';
import { toRenderTask } from './render-task';

/** How many missing characters a response names. */
const MAX_NAMED = 50;

/** The most bytes of a name in the name of a file: with the rest of it, file systems take 255. */
const MAX_NAME_BYTES = 240;

/**
 * `Content-Disposition` (RFC 6266) of a CV. A file that the candidate has made a choice for has their name, without what
 * no file system takes; any other one is `CV.pdf`.
 */
function disposition({ template }: CvOptions, name: string): string {
  const plain = 'attachment; filename="CV.pdf"';
  if (template === null) return plain;
  const letters = Array.from(name.replace(/[\p{C}"*/:<>?\\|]/gu, ' ').replace(/\s+/g, ' '));
  while (Buffer.byteLength(letters.join('')) > MAX_NAME_BYTES) letters.pop();
  const encoded = encodeURIComponent(`CV ${letters.join('').trim()}`.trim() + '.pdf');
  return `${plain}; filename*=UTF-8''${encoded.replace(/['()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
}

/**
 * The signed-in candidate's profile as a CV, a PDF (specification 2, sections 2 and 7; specification 4, section 10). It is
 * finished before the response starts, so that a failure can still be reported as one. Fails with 5000 as HTTP 503 while
 * too many CVs wait; one whose client hung up is not made.
 */
export function cvRoutes(deps: AppDeps & { workers: WorkerPool }): FastifyPluginAsync {
  const photos = createPhotoStore(deps.config);
  return async (app) => {
    app.get<{ Querystring: CvQuery }>(
      '/candidate/generate-cv/',
      {
        schema: contractSchema('generateCv'),
        onRequest: requireCandidate(deps),
        config: { limit: { action: 'generate-cv', account: ({ candidate }) => candidate.id } },
      },
      async ({ candidate, log, query }, reply) => {
        const source = await readCvSource(deps.db, candidate.id);
        const options = toCvOptions(query);
        const image = options.hidesPhoto ? null : source.profile.image;
        const photo = await readPhoto(photos, image).catch((error: unknown) => {
          log.warn({ err: error }, 'a CV is made without its photo');
          return null;
        });
        const task = toRenderTask(source, photo, deps.now(), options);
        const cv = await deps.workers.run('renderCv', candidate.id, task, hangUpSignal(reply));
        const file = Buffer.from(cv.file);
        if (cv.missing.length > 0)
          reply.header('x-missing-characters', encodeURIComponent(cv.missing.slice(0, MAX_NAMED).join('')));
        if (cv.omitted > 0) reply.header('x-omitted-records', cv.omitted);
        return reply
          .type('application/pdf')
          .headers({ 'content-disposition': disposition(options, source.profile.name), 'content-length': file.length })
          .send(file);
      },
    );
  };
}
