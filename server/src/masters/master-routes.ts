import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps';
import { callerAddress } from '../http/client-address';
import { contractSchema } from '../http/contract';
import { done } from '../http/envelope';
import type { Turns } from '../http/turns';
import { READS } from '../reads/reads';
import { contentTag, matchesTag } from './content-tag';
import { EDUCATION_KINDS, MASTER_KINDS, type EducationKind, type MasterKind } from './master-data';
import { listCities, listEducation, listLocations, listMaster, type MasterItem } from './master-repository';

const OPERATIONS: Record<MasterKind | EducationKind, string> = {
  language: 'listLanguages',
  skill: 'listSkills',
  'function-of-interest': 'listFunctionsOfInterest',
  'job-position': 'listJobPositions',
  'position-level': 'listPositionLevels',
  industry: 'listIndustries',
  'education-level': 'listEducationLevels',
  education: 'listInstitutions',
  'education-major': 'listMajors',
};

/** Sends a list, or 304 without a body when the caller's copy is still the same. */
async function sendList(request: FastifyRequest, reply: FastifyReply, items: MasterItem[]): Promise<FastifyReply> {
  const body = JSON.stringify(done(items));
  const tag = contentTag(body);
  reply.header('cache-control', READS.masterList.cacheControl).header('etag', tag);
  if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

interface MasterDeps extends Pick<AppDeps, 'db'> {
  turns: Turns;
}

function plainLists(app: FastifyInstance, { db, turns }: MasterDeps): void {
  for (const kind of MASTER_KINDS) {
    app.get(`/master/${kind}/`, { schema: contractSchema(OPERATIONS[kind]) }, async (request, reply) =>
      sendList(
        request,
        reply,
        await turns[READS.masterList.turn].run([callerAddress(request.ip)], () => listMaster(db, kind)),
      ),
    );
  }
}

function places(app: FastifyInstance, { db, turns }: MasterDeps): void {
  app.get('/master/location/', { schema: contractSchema('listLocations') }, async (request, reply) =>
    sendList(
      request,
      reply,
      await turns[READS.masterList.turn].run([callerAddress(request.ip)], () => listLocations(db)),
    ),
  );
  app.get<{ Querystring: { location?: number } }>(
    '/master/city/',
    { schema: contractSchema('listCities') },
    async (request, reply) => {
      const read = () => listCities(db, request.query.location);
      return sendList(request, reply, await turns[READS.masterList.turn].run([callerAddress(request.ip)], read));
    },
  );
}

function education(app: FastifyInstance, { db, turns }: MasterDeps): void {
  for (const kind of EDUCATION_KINDS) {
    app.get<{ Querystring: { educationLevel?: number } }>(
      `/master/${kind}/`,
      { schema: contractSchema(OPERATIONS[kind]) },
      async (request, reply) => {
        const read = () => listEducation(db, kind, request.query.educationLevel);
        return sendList(request, reply, await turns[READS.masterList.turn].run([callerAddress(request.ip)], read));
      },
    );
  }
}

/** The public master lists, with `ETag` and `Cache-Control` (contract, "Master lists"). They are read by turns. */
export function masterRoutes(deps: MasterDeps): FastifyPluginAsync {
  return async (app) => {
    plainLists(app, deps);
    places(app, deps);
    education(app, deps);
  };
}
