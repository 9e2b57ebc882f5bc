import type { FastifyPluginAsync } from 'fastify';
import type { AppDeps } from '../app-deps';
import { contractSchema } from '../http/contract';
import { requireCandidate } from '../session/session';
import { readPhoto } from './photo';
import { readCvSource } from './read-cv-source';
import { toCv } from './to-cv';

/**
 * The signed-in candidate's profile as a CV, a PDF (specification 2, sections 2 and 7; contract, "Profile"). It is
 * finished before the answer begins, so that a failure can still be told as one.
 */
export function cvRoutes(deps: AppDeps): FastifyPluginAsync {
  return async (app) => {
    app.get(
      '/candidate/generate-cv/',
      { schema: contractSchema('generateCv'), onRequest: requireCandidate(deps) },
      async ({ candidate, log }, reply) => {
        const source = await readCvSource(deps.db, candidate.id);
        const photo = await readPhoto(deps.config, source.profile.image).catch((error: unknown) => {
          log.warn({ err: error }, 'a CV goes without its photo');
          return null;
        });
        // With its fonts, it takes a good part of the server's start: the first CV can wait for it.
        const { renderCv } = await import('./pdf/render-cv');
        const file = await renderCv(toCv(source), { photo, createdAt: deps.now() });
        return reply
          .type('application/pdf')
          .headers({ 'content-disposition': 'attachment; filename="CV.pdf"', 'content-length': file.length })
          .send(file);
      },
    );
  };
}
