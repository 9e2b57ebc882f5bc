import type { components } from '@contract';
import { looseObject, nullish, safeParse } from 'valibot';
import type { InferOutput } from 'valibot';
import { envelope, messageOf, providerApi, filledText, idSchema, optionalText, textLike } from '@/shared/api';
import type { Envelope, Accepts } from '@/shared/api';
import type { Session } from '../model/session';

const signedInDto = looseObject({
  token: filledText,
  name: nullish(textLike),
  image: optionalText,
  userId: nullish(idSchema),
});

type SignedInDto = Accepts<components['schemas']['SignedInEnvelope']['data'], InferOutput<typeof signedInDto>>;

type Schemas = components['schemas'];

/** The provider's message about a call, whose response has no data; it may be missing. */
interface MessageResult {
  message: string | null;
}

const resetDto = looseObject({
  data: looseObject({ signUp: looseObject({ name: textLike, phoneNumber: nullish(textLike) }) }),
});

/** Name and number that a sign-up gave to the account, for its owner to check; null where the provider sends none. */
export interface ResetResult extends MessageResult {
  signUp: { name: string; phoneNumber: string | null } | null;
}

function toResetResult(body: unknown): ResetResult {
  const { success, output } = safeParse(resetDto, body);
  if (!success) return { message: messageOf(body), signUp: null };
  const { name, phoneNumber = null } = output.data.signUp;
  return { message: messageOf(body), signUp: { name, phoneNumber } };
}

const toMessageResult = (body: unknown): MessageResult => ({ message: messageOf(body) });

/** Calls of a visitor without an account or session: a leftover token must not be sent. */
const anonymous = { anonymous: true };

/** For calls that the contract gives no `Idempotency-Key`: repeating them is what is wanted. */
const anonymousEachTime = { anonymous: true, keyed: false } as const;

/** Specification 1, section 7: of these responses only the status is read. */
const statusOnly = { statusOnly: true } as const;

/** The account calls of specification 1, section 7, and the check of a mailed link. None brings private data into the cache. */
export const sessionApi = providerApi.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<MessageResult, Schemas['Registration'] & { returnTo?: string | null }>({
      query: ({ returnTo, ...body }) => ({
        url: 'candidate/register/',
        method: 'POST',
        body: body satisfies Schemas['Registration'],
        // The mailed link leads back to it, also in another browser. Specification 4, section 4.
        ...(returnTo && { headers: { 'X-Return-To': returnTo } }),
      }),
      extraOptions: anonymous,
      transformResponse: toMessageResult,
    }),
    login: build.mutation<{ session: Session; message: string | null }, Schemas['Credentials']>({
      query: (body) => ({ url: 'candidate/login/', method: 'POST', body }),
      extraOptions: anonymousEachTime,
      rawResponseSchema: envelope(signedInDto),
      transformResponse: ({ data, message }: Envelope<SignedInDto>) => ({
        session: { token: data.token, name: data.name ?? '', image: data.image ?? null, userId: data.userId ?? null },
        message: message ?? null,
      }),
    }),
    forgotPassword: build.mutation<MessageResult, Schemas['ForgottenPassword']>({
      query: (body) => ({ url: 'candidate/forgot-password/', method: 'POST', body }),
      extraOptions: { ...anonymousEachTime, ...statusOnly },
      transformResponse: toMessageResult,
    }),
    resetPassword: build.mutation<ResetResult, Schemas['NewPassword'] & { uidb64: string; token: string }>({
      query: ({ uidb64, token, password }) => ({
        url: `candidate/reset-password/${encodeURIComponent(uidb64)}/${encodeURIComponent(token)}/`,
        method: 'POST',
        body: { password } satisfies Schemas['NewPassword'],
      }),
      extraOptions: { ...anonymous, ...statusOnly },
      transformResponse: toResetResult,
    }),
    /** With the capability `mailedLinks` alone. A mutation, because a query is sent again when the candidate is signed out. */
    checkMailedLink: build.mutation<MessageResult, Schemas['MailedLink']>({
      query: (body) => ({ url: 'candidate/mailed-link/', method: 'POST', body }),
      extraOptions: anonymousEachTime,
      transformResponse: toMessageResult,
    }),
    verify: build.mutation<MessageResult, Schemas['Verification']>({
      query: (body) => ({ url: 'candidate/verify/', method: 'POST', body }),
      extraOptions: anonymous,
      transformResponse: toMessageResult,
    }),
    resendActivation: build.mutation<MessageResult, Schemas['ForgottenPassword']>({
      query: (body) => ({ url: 'candidate/verify/resend/', method: 'POST', body }),
      extraOptions: anonymousEachTime,
      transformResponse: toMessageResult,
    }),
  }),
});

export const {
  useRegisterMutation,
  useLoginMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useVerifyMutation,
  useCheckMailedLinkMutation,
  useResendActivationMutation,
} = sessionApi;
