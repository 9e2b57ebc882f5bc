import type { ProviderQuery } from './api-context';
import { isApiError } from './api-error';
import type { ApiError } from './api-error';
import { texts } from './texts';

/** The writes that are under way in this tab. */
const underWay = new Set<AbortController>();

const CANCELLED: ApiError = {
  kind: 'network',
  message: texts.cancelled,
  fieldErrors: {},
  isCancelled: true,
};

/** True when a save failed because the candidate gave it up. */
export const isCancelled = (error: unknown): boolean => isApiError(error) && error.isCancelled === true;

/**
 * Aborts every write in progress: each fails at once with a message that says so. The provider may have stored it
 * all the same; a repeated write carries the same key and is not stored twice.
 */
export function cancelSaves(): void {
  for (const controller of underWay) controller.abort();
}

/** Lets a write be given up while its caller waits for it. */
export const withCancelling =
  (call: ProviderQuery): ProviderQuery =>
  async (args, api, options) => {
    if (api.type !== 'mutation') return call(args, api, options);
    const controller = new AbortController();
    const follow = () => controller.abort(api.signal.reason);
    if (api.signal.aborted) follow();
    else api.signal.addEventListener('abort', follow, { signal: controller.signal });
    underWay.add(controller);
    try {
      const result = await call(args, { ...api, signal: controller.signal }, options);
      const wasCancelled = controller.signal.aborted && !api.signal.aborted;
      return wasCancelled && result.error ? { error: CANCELLED, meta: result.meta } : result;
    } finally {
      underWay.delete(controller);
    }
  };
