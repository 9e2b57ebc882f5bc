import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import type { AppDeps } from '../app-deps';
import { callerAddress } from '../http/client-address';
import { contractSchema } from '../http/contract';
import { done } from '../http/envelope';
import { ApiFailure } from '../http/failure';
import { requireCandidate } from '../session/session';
import { findExport, listExports, startExport } from './export/data-exports';
import { readFile } from './export/export-parts';

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
      // A zip is compressed already, and its length is told.
      { schema: contractSchema('downloadExport'), onRequest, compress: false },
      async ({ params, candidate }, reply) => {
        const { id, status, size } = await findExport(deps, candidate.id, params.id);
        if (status !== 'ready' || size === null) throw new ApiFailure(4004, 'Data Anda belum siap diunduh.');
        return (
          reply
            .type('application/zip')
            .headers({ 'content-disposition': 'attachment; filename="data-titian.zip"', 'content-length': size })
            // A client that hangs up destroys the stream, which ends the reading.
            .send(Readable.from(readFile(deps.db, id, size), { objectMode: false }))
        );
      },
    );
  };
}
