import type { FastifyPluginAsync } from 'fastify';
import type { AppDeps } from '../app-deps';
import { contractSchema } from '../http/contract';
import { done } from '../http/envelope';
import { requireCandidate } from '../session/session';
import { countUnread, listNotifications, markRead, type NewsToMark } from './notification-store';

/** News of a candidate (specification 4, section 9; contract, "notification"). */
export function notificationRoutes(deps: AppDeps): FastifyPluginAsync {
  return async (app) => {
    const onRequest = requireCandidate(deps);

    app.get<{ Querystring: { after?: string } }>(
      '/candidate/notification/',
      { schema: contractSchema('listNotifications'), onRequest },
      async ({ candidate: { id }, query: { after } }) => {
        const { items, next } = await listNotifications(deps, id, after);
        return { ...done(items), meta: { unread: await countUnread(deps.db, id), next } };
      },
    );

    app.post<{ Body: NewsToMark }>(
      '/candidate/notification/read/',
      { schema: contractSchema('readNotifications'), onRequest },
      async ({ candidate: { id }, body }) => {
        await markRead(deps, id, body);
        return done({ unread: await countUnread(deps.db, id) });
      },
    );
  };
}
