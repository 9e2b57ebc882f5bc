import { contextOf, sessionExpired, tokenOf } from './api-context';
import type { ProviderQuery } from './api-context';
import type { ApiError } from './api-error';
import { texts } from './texts';

/** Failure of a save when the candidate does not sign in again. */
const NOT_SAVED: ApiError = {
  kind: 'http',
  status: 401,
  statusCode: 4001,
  message: texts.notSaved,
  fieldErrors: {},
};

/** True when a call was refused for its session: 401 with 4003 is the refusal of a password that the call carries. */
const isEnded = (error: ApiError | undefined): boolean => error?.status === 401 && error.statusCode !== 4003;

/**
 * Handles a session that has ended (401 on a call with a token).
 *
 * A mutation waits until its candidate has signed in again over the page, and is then sent once more; a query made
 * meanwhile waits too. Any other query ends the session. So does a mutation of a candidate whose id is not known, because
 * the next one to sign in may be another. A late response to an earlier session ends nothing.
 */
export const withSignInAgain =
  (call: ProviderQuery): ProviderQuery =>
  async (args, api, options) => {
    const context = contextOf(api.extra);
    const token = tokenOf(api.extra, options);
    const owner = context?.getOwner() ?? null;
    const result = await call(args, api, options);
    if (!context || token === null || !isEnded(result.error)) return result;

    const deleteAt = result.error?.deleteAt;
    if (deleteAt !== undefined && owner !== null) context.accountDeleted(owner, deleteAt);
    const waits = api.type === 'mutation' || context.isInterrupted();
    if (!waits || owner === null) {
      if (context.getToken() === token) api.dispatch(sessionExpired());
      return result;
    }
    const isRenewed = await context.signInAgain(token, owner);
    // Whatever else happened meanwhile, nothing of one candidate is sent as another.
    if (!isRenewed || context.getOwner() !== owner) return { error: NOT_SAVED, meta: result.meta };
    if (api.signal.aborted) return result;
    const renewed = context.getToken();
    const second = await call(args, api, options);
    if (isEnded(second.error) && renewed !== null && context.getToken() === renewed) {
      api.dispatch(sessionExpired());
    }
    return second;
  };
