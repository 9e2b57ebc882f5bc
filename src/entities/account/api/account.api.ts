import type { components } from '@contract';
import { envelope, listSchema, messageOf, providerApi } from '@/shared/api';
import type { Envelope, Id } from '@/shared/api';
import type { AccountSession } from '../model/account-session';
import { accountSessionDto } from './account.dto';
import type { AccountSessionDto } from './account.dto';

type Schemas = components['schemas'];

const SESSIONS = 'candidate/session/';

/** A mailed link works on any device, whoever is signed in there. */
const anonymous = { anonymous: true };

const toAccountSession = ({ id, browser, system, lastUsedAt, current }: AccountSessionDto): AccountSession => ({
  id,
  browser: browser ?? null,
  system: system ?? null,
  lastUsedAt,
  current: current ?? false,
});

/** Password, e-mail address and devices: with the capability `account` alone. Specification 4, section 6. */
const accountApi = providerApi.enhanceEndpoints({ addTagTypes: ['AccountSession'] }).injectEndpoints({
  endpoints: (build) => ({
    getAccountSessions: build.query<AccountSession[], void>({
      query: () => SESSIONS,
      rawResponseSchema: envelope(listSchema(accountSessionDto, 'sessions')),
      transformResponse: ({ data }: Envelope<AccountSessionDto[]>) => data.map(toAccountSession),
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
    /** Ends every other device too. */
    changePassword: build.mutation<string | null, Schemas['PasswordChange']>({
      query: (body) => ({ url: 'candidate/change-password/', method: 'POST', body }),
      transformResponse: messageOf,
      invalidatesTags: ['AccountSession'],
    }),
    /** Has a link mailed to the new address. */
    changeEmail: build.mutation<string | null, Schemas['EmailChange']>({
      query: (body) => ({ url: 'candidate/change-email/', method: 'POST', body }),
      transformResponse: messageOf,
    }),
    confirmEmail: build.mutation<string | null, Schemas['MailedToken']>({
      query: (body) => ({ url: 'candidate/confirm-email/', method: 'POST', body }),
      extraOptions: anonymous,
      transformResponse: messageOf,
      // Of this account, or of another one that is signed in here.
      invalidatesTags: ['Profile'],
    }),
    /** Ends every device of the account. */
    undoEmail: build.mutation<string | null, Schemas['MailedToken']>({
      query: (body) => ({ url: 'candidate/undo-email/', method: 'POST', body }),
      extraOptions: anonymous,
      transformResponse: messageOf,
      invalidatesTags: ['Profile'],
    }),
  }),
});

export const {
  useGetAccountSessionsQuery,
  useEndAccountSessionMutation,
  useEndOtherSessionsMutation,
  useChangePasswordMutation,
  useChangeEmailMutation,
  useConfirmEmailMutation,
  useUndoEmailMutation,
} = accountApi;
