import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest, FastifySchema } from 'fastify';
import type { AppDeps } from '../app-deps';
import { contractSchema, type JsonSchema } from '../http/contract';
import { done } from '../http/envelope';
import { ApiFailure } from '../http/failure';
import { requireCandidate, sessionEnded } from '../session/session';
import { schemaFailure } from '../http/validation';
import type { WorkerPool } from '../workers/worker-pool';
import { createPhotoStore } from './photo/create-photo-store';
import { settleAbandonedPhotos } from './photo/settle-abandoned-photos';
import { FORM_LIMITS, readProfileForm } from './profile-form';
import { profileMessages } from './profile-messages';
import { findProfile } from './profile-repository';
import { expectedVersion, withVersion } from './record-version';
import { updateProfile, type ProfileUpdate } from './update-profile';

/** Both kinds of body have the same keys, a form has a photo besides. */
function updateSchema(): FastifySchema {
  const change = contractSchema('updateProfile').body as JsonSchema & { properties: JsonSchema };
  const form = { ...change, properties: { ...change.properties, image: true } };
  return { body: { content: { 'application/json': { schema: change }, 'multipart/form-data': { schema: form } } } };
}

/** True when an update comes with a photo, which costs more than any text. */
const hasPhoto = ({ body }: FastifyRequest): boolean => Buffer.isBuffer((body as ProfileUpdate | undefined)?.image);

/** The signed-in candidate's own profile (specification 2; contract, "Profile"). */
export function profileRoutes(deps: AppDeps & { workers: WorkerPool }): FastifyPluginAsync {
  const photos = createPhotoStore(deps.config);
  return async (app) => {
    await app.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });
    const onRequest = requireCandidate(deps);

    app.get('/candidate/profile/', { schema: contractSchema('getProfile'), onRequest }, async ({ candidate }) => {
      const profile = await findProfile(deps.db, candidate.id);
      if (!profile) throw sessionEnded();
      return done(withVersion(profile));
    });

    // A body without a type is no body, and no schema applies to it.
    app.put<{ Body: ProfileUpdate | undefined }>(
      '/candidate/profile/',
      {
        onRequest,
        preValidation: readProfileForm,
        schema: updateSchema(),
        schemaErrorFormatter: schemaFailure(profileMessages),
        config: { limit: { action: 'upload-photo', account: ({ candidate }) => candidate.id, applies: hasPhoto } },
      },
      async ({ body, candidate, headers, log }) => {
        if (body === undefined) throw new ApiFailure(4000, 'Isi permintaan tidak dapat dibaca.');
        const seen = expectedVersion(headers['if-match']);
        const profile = await updateProfile({ ...deps, photos, log }, candidate.id, body, seen);
        return done(profile, 'Profil berhasil diperbarui.');
      },
    );

    settleAbandonedPhotos(app, deps, photos);
  };
}
