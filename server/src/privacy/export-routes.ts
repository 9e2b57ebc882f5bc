import type { FastifyPluginAsync } from 'fastify';
import type { AppDeps } from '../app-deps';
import { callerAddress } from '../http/client-address';
import { contractSchema } from '../http/contract';
import { done } from '../http/envelope';
import { ApiFailure } from '../http/failure';
import { requireCandidate } from '../session/session';
import { findExport, listExports, readFile, startExport } from './export/data-exports';

/** The download of everything that is stored about a candidate (specification 4, section 6; contract, "privacy"). */
export function exportRoutes(deps: AppDeps): FastifyPluginAsync {
  return async (app) => {
    const onRequest = requireCandidate(deps);

    app.get('/candidate/export/', { schema: contractSchema('listExports'), onRequest }, async ({ candidate }) =>
      done(await listExports(deps, candidate.id)),
    );

    app.post(
      '/candidate/export/',
      {
        schema: contractSchema('startExport'),
        onRequest,
        config: { limit: { action: 'export', account: ({ candidate }) => candidate.id } },
      },
      async ({ candidate, ip }) =>
        done(await startExport(deps, candidate, callerAddress(ip)), 'Data Anda sedang disiapkan.'),
    );

    app.get<{ Params: { id: string } }>(
      '/candidate/export/:id/',
      { schema: contractSchema('getExport'), onRequest },
      async ({ params, candidate }) => done(await findExport(deps, candidate.id, params.id)),
    );

    app.get<{ Params: { id: string } }>(
      '/candidate/export/:id/file/',
      // A zip is compressed already.
      { schema: contractSchema('downloadExport'), onRequest, compress: false },
      async ({ params, candidate }, reply) => {
        const { id, status } = await findExport(deps, candidate.id, params.id);
        const file = status === 'ready' ? await readFile(deps.db, id) : null;
        // It may have been deleted since it was found.
        if (!file?.length) throw new ApiFailure(4004, 'Data Anda belum siap diunduh.');
        return reply
          .type('application/zip')
          .header('content-disposition', 'attachment; filename="data-titian.zip"')
          .send(file);
      },
    );
  };
}
