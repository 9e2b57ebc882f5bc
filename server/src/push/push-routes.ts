import type { FastifyPluginAsync } from 'fastify';
import type { AppDeps } from '../app-deps';
import { contractSchema } from '../http/contract';
import { created, done } from '../http/envelope';
import type { Schemas } from '../profile/schemas';
import { requireCandidate } from '../session/session';
import { addDevice, findDevices, isEnded, removeDevice } from './push-devices';
import { vapidKeysOf } from './vapid-keys';

/** Devices that are sent news: capability `webPush` (specification 4, section 13; contract, "push"). */
export function pushRoutes(deps: AppDeps): FastifyPluginAsync {
  return async (app) => {
    const onRequest = requireCandidate(deps);

    app.get('/candidate/push/', { schema: contractSchema('listPushDevices'), onRequest }, async ({ candidate }) => {
      const { publicKey } = await vapidKeysOf(deps);
      const now = deps.now();
      const all = await findDevices(deps.db, candidate.id);
      const devices = all.filter((device) => !isEnded(device, now));
      const ended = all.filter((device) => isEnded(device, now)).map(({ id }) => id);
      return done({ publicKey, devices, ended });
    });

    app.post<{ Body: Schemas['PushDeviceWrite'] }>(
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
