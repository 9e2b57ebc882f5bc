import type { FastifyPluginAsync } from 'fastify';
import type { AppDeps } from '../app-deps';
import { contractSchema } from '../http/contract';
import { requireCandidate } from '../session/session';
import { readPhoto } from './photo';
import { readCvSource } from './read-cv-source';
import { toCv } from './to-cv';

/**
 * The signed-in candidate's profile as a CV, a PDF (specification 2, sections 2 and 7; contract, "Profile"). It is
 * finished before the response starts, so that a failure can still be reported as one.
 */
export function cvRoutes(deps: AppDeps): FastifyPluginAsync {
  return async (app) => {
    app.get(
      '/candidate/generate-cv/',
      { schema: contractSchema('generateCv'), onRequest: requireCandidate(deps) },
      async ({ candidate, log }, reply) => {
        const source = await readCvSource(deps.db, candidate.id);
        const photo = await readPhoto(deps.config, source.profile.image).catch((error: unknown) => {
          log.warn({ err: error }, 'a CV is made without its photo');
          return null;
        });
        // Loaded with the first CV: the fonts would slow down the server's start.
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
