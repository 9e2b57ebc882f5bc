import { providerApi } from './provider-api';
import type { Tag } from './provider-api';

interface Lifecycle {
  dispatch: (action: ReturnType<typeof providerApi.util.invalidateTags>) => unknown;
  queryFulfilled: PromiseLike<unknown>;
}

/**
 * An `onQueryStarted` that has a resource fetched again some time after its call succeeded, for providers that need a
 * moment until their lists show a change. It belongs to the store, so that no screen has to live that long.
 *
 * @param delay in milliseconds
 */
export function refreshAfter(tag: Tag, delay: number) {
  return async (_arg: unknown, { dispatch, queryFulfilled }: Lifecycle): Promise<void> => {
    try {
      await queryFulfilled;
    } catch {
      // Whoever called tells of the failure.
      return;
    }
    setTimeout(() => dispatch(providerApi.util.invalidateTags([tag])), delay);
  };
}
