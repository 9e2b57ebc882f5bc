import { boolean, nullish, object } from 'valibot';
import type { components } from '@contract';
import {
  envelope,
  isApiError,
  listSchema,
  messageOf,
  providerApi,
  filledText,
  idSchema,
  textOrNull,
} from '@/shared/api';
import type { Envelope, Id, Parsed } from '@/shared/api';

type Schemas = components['schemas'];

/** A device needs an id to be ended by; what it is and when it was used may be missing. */
const accountSessionDto = object({
  id: idSchema,
  /** The browser's name; null where the provider does not know it. */
  browser: textOrNull,
  /** The name of its operating system. */
  system: textOrNull,
  createdAt: textOrNull,
  /** When it was last used, ISO 8601; to the hour. */
  lastUsedAt: filledText,
  /** True when it is this one. */
  current: nullish(boolean(), false),
});

/** A device that is signed in to the account. */
export type AccountSession = Parsed<Schemas['AccountSession'], typeof accountSessionDto>;

/** A pending change needs its address; the times of its request and of its expiry may be missing. */
const pendingEmailChangeDto = object({
  /** The new address. */
  email: filledText,
  /** ISO 8601; null where the provider does not tell it. */
  requestedAt: textOrNull,
  /** Until when the mailed link works, ISO 8601; null where the provider does not tell it. */
  expiresAt: textOrNull,
});

/** A change of the account's e-mail address that the new address has not confirmed yet. */
export type PendingEmailChange = Parsed<Schemas['PendingEmailChange'], typeof pendingEmailChangeDto>;

const SESSIONS = 'candidate/session/';
const EMAIL_CHANGE = 'candidate/change-email/';

/** A mailed link works on any device, regardless of the session there. */
const anonymous = { anonymous: true };

/** Password, e-mail address, phone number and devices: with the capabilities `account` and `accountPhone` alone. Specification 4, section 6. */
const accountApi = providerApi.enhanceEndpoints({ addTagTypes: ['AccountSession', 'EmailChange'] }).injectEndpoints({
  endpoints: (build) => ({
    getAccountSessions: build.query<AccountSession[], void>({
      query: () => SESSIONS,
      rawResponseSchema: envelope(listSchema(accountSessionDto, 'sessions')),
      transformResponse: ({ data }: Envelope<AccountSession[]>) => data,
      providesTags: ['AccountSession'],
    }),
    /** Ends one device; resolves to the provider's message, as the others do. */
    endAccountSession: build.mutation<string | null, Id>({
      query: (id) => ({ url: `${SESSIONS}${encodeURIComponent(id)}/`, method: 'DELETE' }),
      transformResponse: messageOf,
      // Whatever the response: it may have ended meanwhile.
      invalidatesTags: ['AccountSession'],
    }),
    endOtherSessions: build.mutation<string | null, void>({
      query: () => ({ url: SESSIONS, method: 'DELETE' }),
      transformResponse: messageOf,
      invalidatesTags: ['AccountSession'],
    }),
    /** Ends every other device too, and a change of the e-mail address that waits. */
    changePassword: build.mutation<string | null, Schemas['PasswordChange']>({
      query: (body) => ({ url: 'candidate/change-password/', method: 'POST', body }),
      transformResponse: messageOf,
      invalidatesTags: ['AccountSession', 'EmailChange'],
    }),
    /**
     * The change of the e-mail address that waits; null for none. Not stored on the device: an offline copy could say that
     * a link works which does not.
     */
    getEmailChange: build.query<PendingEmailChange | null, void>({
      query: () => EMAIL_CHANGE,
      extraOptions: { noStore: true },
      rawResponseSchema: envelope(nullish(pendingEmailChangeDto)),
      transformResponse: ({ data }: Partial<Envelope<PendingEmailChange | null>>) => data ?? null,
      providesTags: ['EmailChange'],
    }),
    /** Has a link mailed to the new address. */
    changeEmail: build.mutation<string | null, Schemas['EmailChange']>({
      query: (body) => ({ url: EMAIL_CHANGE, method: 'POST', body }),
      transformResponse: messageOf,
      // A response that is lost may have changed something.
      invalidatesTags: ['EmailChange'],
    }),
    changePhone: build.mutation<string | null, Schemas['PhoneChange']>({
      query: (body) => ({ url: 'candidate/change-phone/', method: 'POST', body }),
      transformResponse: messageOf,
      invalidatesTags: ['Profile'],
    }),
    /** Ends the change that waits, with its link; resolves to the provider's message. */
    cancelEmailChange: build.mutation<string | null, void>({
      query: () => ({ url: EMAIL_CHANGE, method: 'DELETE' }),
      transformResponse: messageOf,
      // Also where the next response is lost: the page must no longer say that a link works.
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const isOver = await queryFulfilled.then(
          () => true,
          ({ error }: { error: unknown }) => isApiError(error) && error.status === 404,
        );
        if (isOver) dispatch(accountApi.util.updateQueryData('getEmailChange', undefined, () => null));
      },
      // Whatever the response: the address may have been confirmed meanwhile.
      invalidatesTags: ['EmailChange'],
    }),
    confirmEmail: build.mutation<string | null, Schemas['MailedToken']>({
      query: (body) => ({ url: 'candidate/confirm-email/', method: 'POST', body }),
      extraOptions: anonymous,
      transformResponse: messageOf,
      // Of this account, or of another one that is signed in here.
      invalidatesTags: ['Profile', 'EmailChange'],
    }),
    /** Ends every device of the account. */
    undoEmail: build.mutation<string | null, Schemas['MailedToken']>({
      query: (body) => ({ url: 'candidate/undo-email/', method: 'POST', body }),
      extraOptions: anonymous,
      transformResponse: messageOf,
      invalidatesTags: ['Profile', 'EmailChange'],
    }),
  }),
});

export const {
  useGetAccountSessionsQuery,
  useEndAccountSessionMutation,
  useEndOtherSessionsMutation,
  useChangePasswordMutation,
  useGetEmailChangeQuery,
  useChangeEmailMutation,
  useChangePhoneMutation,
  useCancelEmailChangeMutation,
  useConfirmEmailMutation,
  useUndoEmailMutation,
} = accountApi;
