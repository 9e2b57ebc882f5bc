import { eq } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { AppDeps } from '../../app-deps';
import { candidates } from '../../db/schema';
import { callerAddress } from '../../http/client-address';
import { contractSchema } from '../../http/contract';
import { done } from '../../http/envelope';
import { requireCandidate } from '../../session/session';
import { cancelDeletion } from './keep-account';
import { requestDeletion, toDeletion } from './request-deletion';

const PATH = '/candidate/deletion/';

/** The deletion of an account: the capability `privacy` (specification 4, section 6). */
export function deletionRoutes(deps: AppDeps): FastifyPluginAsync {
  return async (app) => {
    const onRequest = requireCandidate(deps);

    app.get(PATH, { schema: contractSchema('getDeletion'), onRequest }, async ({ candidate }) => {
      const [row] = await deps.db
        .select({ requestedAt: candidates.deletionRequestedAt })
        .from(candidates)
        .where(eq(candidates.id, candidate.id));
      return done(row?.requestedAt ? toDeletion(row.requestedAt) : null);
    });

    app.post<{ Body: { password: string } }>(
      PATH,
      {
        schema: contractSchema('requestDeletion'),
        onRequest,
        config: { limit: { action: 'change-account', account: ({ candidate }) => candidate.id } },
      },
      async ({ body, candidate, ip }) => {
        const deletion = await requestDeletion(deps, candidate, body.password, callerAddress(ip));
        return done(deletion, 'Akun Anda akan dihapus dalam 7 hari. Masuk kembali sebelum itu untuk membatalkannya.');
      },
    );

    app.delete(PATH, { schema: contractSchema('cancelDeletion'), onRequest }, async ({ candidate, ip }) => {
      await cancelDeletion(deps, candidate.id, callerAddress(ip));
      return done(null, 'Penghapusan dibatalkan. Akun Anda tetap ada.');
    });
  };
}
