import type { FastifyPluginAsync } from 'fastify';
import type { AppDeps } from '../app-deps';
import { contractSchema } from '../http/contract';
import { done } from '../http/envelope';
import { invalidFields } from '../http/validation';
import { requireCandidate } from '../session/session';
import { changeBookmark, findBookmark, listBookmarks } from './bookmark-store';

interface OperationCall {
  Params: { job: string };
  /** ISO 8601; the time of the call where it is left out. */
  Querystring: { at?: string };
}

/** Bookmarks that follow the account (specification 4, section 9; contract, "bookmark"). */
export function bookmarkRoutes(deps: AppDeps): FastifyPluginAsync {
  const timeOf = (at: string | undefined): Date => {
    const time = at === undefined ? deps.now() : new Date(at);
    // A leap second is a time by the contract and none by JavaScript; years below zero are none by the contract.
    if (time.getTime() >= 0) return time;
    throw invalidFields({ at: ['Isian ini tidak valid.'] });
  };

  return async (app) => {
    const onRequest = requireCandidate(deps);

    app.get('/candidate/bookmark/', { schema: contractSchema('listBookmarks'), onRequest }, async ({ candidate }) => {
      // Taken before the list is read: an operation made after it is later than all of the list.
      const at = deps.now().toISOString();
      return { ...done(await listBookmarks(deps, candidate.id)), meta: { at } };
    });

    app.get<OperationCall>(
      '/candidate/bookmark/:job/',
      { schema: contractSchema('getBookmark'), onRequest },
      async ({ params, candidate }) => done(await findBookmark(deps, candidate.id, params.job)),
    );

    app.put<OperationCall>(
      '/candidate/bookmark/:job/',
      { schema: contractSchema('saveBookmark'), onRequest },
      async ({ params, query, candidate }) => {
        const operation = { saved: true, at: timeOf(query.at) };
        return done(await changeBookmark(deps, candidate.id, params.job, operation));
      },
    );

    app.delete<OperationCall>(
      '/candidate/bookmark/:job/',
      { schema: contractSchema('deleteBookmark'), onRequest },
      async ({ params, query, candidate }) => {
        const operation = { saved: false, at: timeOf(query.at) };
        return done(await changeBookmark(deps, candidate.id, params.job, operation));
      },
    );
  };
}
