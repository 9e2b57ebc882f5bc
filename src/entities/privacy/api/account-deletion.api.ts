import { looseObject, nullish, safeParse } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { envelope, filledText, messageOf, providerApi } from '@/shared/api';
import type { Accepts, ApiContext, Envelope, Id } from '@/shared/api';
import { forgetDeletion, rememberDeletion } from '../model/known-deletions';

type Schemas = components['schemas'];

const accountDeletionDto = looseObject({ deleteAt: filledText });

type AccountDeletionDto = Accepts<Schemas['AccountDeletion'], InferOutput<typeof accountDeletionDto>>;

const DELETION = 'candidate/deletion/';

/** A deletion of the account that waits, and can be cancelled until it is carried out. */
interface AccountDeletion {
  /** When it is carried out, ISO 8601. */
  deleteAt: string;
}

const deletionEnvelope = envelope(nullish(accountDeletionDto));

const toAccountDeletion = ({ data }: Partial<Envelope<AccountDeletionDto | null>>): AccountDeletion | null =>
  data ? { deleteAt: data.deleteAt } : null;

/** The deletion in the response to a request for one; null where it cannot be read: the request was accepted all the same. */
function deletionOf(body: unknown): AccountDeletion | null {
  const { success, output } = safeParse(deletionEnvelope, body);
  return success ? toAccountDeletion(output) : null;
}

/** Candidate of a call at its start; null when the provider does not send the id. */
const ownerOf = (extra: unknown): Id | null => (extra as ApiContext).getOwner();

/** Keeps what this browser knows of a candidate's deletion up to date. */
function noteDeletion(owner: Id | null, deletion: AccountDeletion | null): void {
  if (owner === null) return;
  if (deletion) rememberDeletion(owner, deletion.deleteAt);
  else forgetDeletion(owner);
}

/** True when the account is going to be deleted: with the capability `privacy`. Specification 4, section 6. */
export const accountDeletionApi = providerApi
  .enhanceEndpoints({ addTagTypes: ['AccountDeletion', 'AccountSession'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** The deletion that waits; null for none. Not stored on the device: an offline copy could say the opposite. */
      getDeletion: build.query<AccountDeletion | null, void>({
        query: () => DELETION,
        extraOptions: { noStore: true },
        rawResponseSchema: deletionEnvelope,
        transformResponse: toAccountDeletion,
        providesTags: ['AccountDeletion'],
        onQueryStarted: async (_none, { extra, queryFulfilled }) => {
          const owner = ownerOf(extra);
          const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
          if (data !== undefined) noteDeletion(owner, data);
        },
      }),
      /** Has the account deleted in seven days: ends every other device, and withdraws what is open. */
      requestDeletion: build.mutation<AccountDeletion | null, Schemas['DeletionRequest']>({
        query: (body) => ({ url: DELETION, method: 'POST', body }),
        transformResponse: deletionOf,
        // A refusal has changed nothing; a response that is lost may have.
        invalidatesTags: (_deletion, error) =>
          error?.kind === 'http' || error?.kind === 'validation'
            ? []
            : ['AccountDeletion', 'AccountSession', 'Application'],
        onQueryStarted: async (_body, { dispatch, extra, queryFulfilled }) => {
          const owner = ownerOf(extra);
          const { data } = await queryFulfilled.catch(() => ({ data: null }));
          if (!data) return;
          noteDeletion(owner, data);
          // Also where the next response is lost.
          dispatch(accountDeletionApi.util.updateQueryData('getDeletion', undefined, () => data));
        },
      }),
      /** Keeps the account; resolves to the provider's message. */
      cancelDeletion: build.mutation<string | null, void>({
        query: () => ({ url: DELETION, method: 'DELETE' }),
        transformResponse: messageOf,
        // Whatever the response: signing in elsewhere may have cancelled it.
        invalidatesTags: ['AccountDeletion'],
        onQueryStarted: async (_none, { dispatch, extra, queryFulfilled }) => {
          const owner = ownerOf(extra);
          const isCancelled = await queryFulfilled.then(
            () => true,
            () => false,
          );
          if (!isCancelled) return;
          noteDeletion(owner, null);
          // Also where the next response is lost: the page must no longer say that the account will be deleted.
          dispatch(accountDeletionApi.util.updateQueryData('getDeletion', undefined, () => null));
        },
      }),
    }),
  });

export const { useGetDeletionQuery, useRequestDeletionMutation, useCancelDeletionMutation } = accountDeletionApi;
