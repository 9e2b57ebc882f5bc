import { createAction } from '@reduxjs/toolkit';
import type { BaseQueryFn, FetchArgs, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './api-error';
import type { Id } from './id';
import type { RequestKeys } from './request-keys';

/** A response of the provider that comes with a page. */
export interface RenderedResponse {
  /** The endpoint of the query, and its argument. */
  endpoint: string;
  arg: unknown;
  /** As the provider sends it, with its envelope. */
  body: unknown;
}

/** Thunk `extraArgument` of every call. */
export interface ApiContext {
  /** The bearer token of the session, or null when signed out. */
  getToken: () => string | null;
  /** Id of the candidate whose session it is; null when signed out, or when the provider does not send it. */
  getOwner: () => Id | null;
  /** True when the session has ended and the sign-in form is open over the page, which stays as it is. */
  isInterrupted: () => boolean;
  /**
   * Opens the sign-in form over the page, once for all calls that wait.
   *
   * @param token the one that was refused
   * @param owner whose it is
   * @returns true once the same candidate has a new session; false when they gave up or another one signed in
   */
  signInAgain: (token: string, owner: Id) => Promise<boolean>;
  /** The account of a session that has ended is deleted at a time, ISO 8601, or was: what is stored of it has to go. */
  accountDeleted: (owner: Id, deleteAt: string) => void;
  /** The keys of mutations without a response. */
  requestKeys: RequestKeys;
  /** The response that came with the page to the query that is run now (`responsesReceived`). */
  received?: RenderedResponse | null;
  /** Resolves after so many milliseconds, or as soon as the call is given up. */
  delay: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** The `extraOptions` of an endpoint's calls. */
export interface CallOptions {
  /** Send no token: the response is the same for everybody, and an ended session must not prevent it. */
  anonymous?: boolean;
  /** `false` for a POST that the contract gives no `Idempotency-Key`. */
  keyed?: false;
  /** The HTTP status alone says whether the call succeeded; the body of a success may be anything. */
  statusOnly?: true;
}

/** Metadata of a response. */
export interface ResponseMeta extends FetchBaseQueryMeta {
  /** How many rows a list had, before those that do not match the schema were left out. */
  rowCount?: number;
}

/** A call of the provider, and what each layer around it is in turn. */
export type ProviderQuery = BaseQueryFn<string | FetchArgs, unknown, ApiError, CallOptions, ResponseMeta>;

/** A call that carried this session's token was refused with 401: the session has ended. */
export const sessionExpired = createAction('session/expired');

const isApiContext = (value: unknown): value is ApiContext =>
  typeof value === 'object' && value !== null && 'getToken' in value;

/** The context of a call; null in a store without one. */
export const contextOf = (extra: unknown): ApiContext | null => (isApiContext(extra) ? extra : null);

/** The token that a call with these options carries now, or null. */
export const tokenOf = (extra: unknown, options: CallOptions | undefined): string | null =>
  options?.anonymous ? null : (contextOf(extra)?.getToken() ?? null);
