import type { FastifyInstance } from 'fastify';
import { contractDocument } from '../http/contract';
import { PreparedResponse } from '../jobs/prepared-response';

/** Serves the contract as JSON at `/api/openapi.json`. */
export async function documentApi(app: FastifyInstance): Promise<void> {
  const file = new PreparedResponse(JSON.stringify(contractDocument()), 'application/json; charset=utf-8');
  app.get('/api/openapi.json', (request, reply) => file.send(request, reply));
}
