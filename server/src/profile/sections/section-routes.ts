import type { FastifyInstance, FastifySchema } from 'fastify';
import type { AppDeps } from '../../app-deps';
import { contractSchema, type JsonSchema } from '../../http/contract';
import { created, done } from '../../http/envelope';
import { requireCandidate } from '../../session/session';
import { schemaFailure } from '../../http/validation';
import { expectedVersion, withVersion } from '../record-version';
import { ownedBy } from './records';
import { addRecord, changeRecord, removeRecord } from './save-record';
import type { RecordTable, Section } from './section';

interface RecordParams {
  id: string;
}

/** Only the body is checked: an id that is no UUID finds nothing. */
function bodySchema(operationId: string, relax = (schema: JsonSchema) => schema): FastifySchema {
  return { body: relax(contractSchema(operationId).body as JsonSchema) };
}

/**
 * Listing, adding, changing and deleting the records of one section (specification 2, section 7; contract, "Profile").
 */
export function sectionRoutes<Table extends RecordTable, Body, Resource extends object>(
  app: FastifyInstance,
  deps: AppDeps,
  section: Section<Table, Body, Resource>,
): void {
  const { resource, table, messages } = section;
  const listPath = `/candidate/${section.path}/`;
  const recordPath = `${listPath}:id/`;
  const onRequest = requireCandidate(deps);
  const writing = (operation: 'add' | 'change') => ({
    onRequest,
    schema: bodySchema(`${operation}${resource}`, section.relaxSchema),
    schemaErrorFormatter: schemaFailure(section.fieldMessages),
  });

  app.get(listPath, { onRequest }, async ({ candidate }) =>
    done((await section.read(deps.db, ownedBy(table, candidate.id))).map(withVersion)),
  );

  app.post<{ Body: Body }>(listPath, writing('add'), async ({ body, candidate }, reply) => {
    const record = await addRecord(deps, section, candidate.id, body);
    reply.code(201);
    return created(record, messages.added);
  });

  app.put<{ Params: RecordParams; Body: Body }>(recordPath, writing('change'), async (request) => {
    const { body, candidate, headers, params } = request;
    const key = { id: params.id, candidateId: candidate.id };
    return done(await changeRecord(deps, section, key, body, expectedVersion(headers['if-match'])), messages.changed);
  });

  app.delete<{ Params: RecordParams }>(recordPath, { onRequest }, async ({ candidate, headers, params }) => {
    const key = { id: params.id, candidateId: candidate.id };
    await removeRecord(deps, section, key, expectedVersion(headers['if-match']));
    return done(null, messages.deleted);
  });
}
