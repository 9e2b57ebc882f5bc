import type { FastifyPluginAsync } from 'fastify';
import type { AppDeps } from '../app-deps';
import { contractSchema } from '../http/contract';
import { created, done } from '../http/envelope';
import { expectedVersion } from '../profile/record-version';
import { requireCandidate } from '../session/session';
import { changeDigestSetting, findDigestSetting, type DigestChoice } from './digest-setting';
import {
  addSavedSearch,
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  type SavedSearchBody,
} from './saved-search-store';

interface SettingCall {
  Body: DigestChoice;
}

interface RecordCall {
  Params: { id: string };
  Body: SavedSearchBody;
}

/** Saved searches: capability `savedSearches` (specification 4, section 9; contract, "saved-search"). */
export function savedSearchRoutes(deps: AppDeps): FastifyPluginAsync {
  return async (app) => {
    const onRequest = requireCandidate(deps);

    app.get(
      '/candidate/saved-search/',
      { schema: contractSchema('listSavedSearches'), onRequest },
      async ({ candidate }) => done(await listSavedSearches(deps, candidate.id)),
    );

    app.post<{ Body: SavedSearchBody }>(
      '/candidate/saved-search/',
      { schema: contractSchema('addSavedSearch'), onRequest },
      async ({ body, candidate }, reply) => {
        const saved = await addSavedSearch(deps, candidate.id, body);
        reply.code(201);
        return created(saved, 'Pencarian disimpan.');
      },
    );

    app.put<RecordCall>(
      '/candidate/saved-search/:id/',
      { schema: contractSchema('changeSavedSearch'), onRequest },
      async ({ params, body, candidate, headers }) => {
        const key = { id: params.id, candidateId: candidate.id };
        const saved = await changeSavedSearch(deps, key, body, expectedVersion(headers['if-match']));
        return done(saved, 'Pencarian diubah.');
      },
    );

    app.get(
      '/candidate/digest-setting/',
      { schema: contractSchema('getDigestSetting'), onRequest },
      async ({ candidate }) => done(await findDigestSetting(deps.db, candidate.id)),
    );

    app.put<SettingCall>(
      '/candidate/digest-setting/',
      { schema: contractSchema('changeDigestSetting'), onRequest },
      async ({ body, candidate }) =>
        done(await changeDigestSetting(deps, candidate.id, body), 'Pengaturan email disimpan.'),
    );

    app.delete<{ Params: { id: string } }>(
      '/candidate/saved-search/:id/',
      { schema: contractSchema('deleteSavedSearch'), onRequest },
      async ({ params, candidate }) => {
        await deleteSavedSearch(deps, { id: params.id, candidateId: candidate.id });
        return done(null, 'Pencarian dihapus.');
      },
    );
  };
}
