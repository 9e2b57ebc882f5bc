import type { FastifyPluginAsync } from 'fastify';
import { contractSchema } from '../http/contract';
import { created, done } from '../http/envelope';
import { requireCandidate } from '../session/session';
import { addDevice, listDevices, removeDevice, type PushDeviceBody } from './push-devices';
import type { PushDeps } from './send-push';

/** Devices that are sent news: capability `webPush` (specification 4, section 13; contract, "push"). */
export function pushRoutes(deps: PushDeps): FastifyPluginAsync {
  return async (app) => {
    const onRequest = requireCandidate(deps);

    app.get('/candidate/push/', { schema: contractSchema('listPushDevices'), onRequest }, async ({ candidate }) =>
      done(await listDevices(deps, candidate.id)),
    );

    app.post<{ Body: PushDeviceBody }>(
      '/candidate/push/',
      { schema: contractSchema('addPushDevice'), onRequest },
      async ({ body, candidate, headers }, reply) => {
        const device = await addDevice(deps, candidate, body, headers['user-agent']);
        reply.code(201);
        return created(device, 'Pemberitahuan di perangkat ini aktif.');
      },
    );

    app.delete<{ Params: { id: string } }>(
      '/candidate/push/:id/',
      { schema: contractSchema('removePushDevice'), onRequest },
      async ({ params, candidate }) => {
        await removeDevice(deps, candidate.id, params.id);
        return done(null, 'Perangkat tidak lagi menerima pemberitahuan.');
      },
    );
  };
}
