import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps';
import { contractSchema } from '../../http/contract';
import { created, done } from '../../http/envelope';
import { requireCandidate } from '../../session/session';
import { schemaFailure } from '../../http/validation';
import { addNames, listNames, type NameList } from './name-list';
import { deleteRecord } from './records';

/** Listing, adding and deleting the names of one section (specification 2, section 7; contract, "Profile"). */
export function nameListRoutes(app: FastifyInstance, deps: AppDeps, list: NameList): void {
  const path = `/candidate/${list.path}/`;
  const onRequest = requireCandidate(deps);
  const { body } = contractSchema(`add${list.resource}s`);

  app.get(path, { onRequest }, async ({ candidate }) =>
    done(list.toData(await listNames(deps.db, list, candidate.id))),
  );

  app.post<{ Body: Record<string, string[]> }>(
    path,
    { onRequest, schema: { body }, schemaErrorFormatter: schemaFailure(list.fieldMessages) },
    async (request, reply) => {
      const given = request.body[list.field] ?? [];
      const { added, items } = await addNames(deps.db, list, request.candidate.id, given);
      const message = added > 0 ? list.messages.added : list.messages.unchanged;
      reply.code(201);
      return created(list.toData(items), message);
    },
  );

  app.delete<{ Params: { id: string } }>(`${path}:id/`, { onRequest }, async ({ candidate, params }) => {
    await deleteRecord(deps.db, list.table, { id: params.id, candidateId: candidate.id });
    return done(null, list.messages.deleted);
  });
}
