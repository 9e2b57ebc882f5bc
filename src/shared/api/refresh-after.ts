import type { UnknownAction } from '@reduxjs/toolkit';
import { providerApi } from './provider-api';

interface Lifecycle {
  dispatch: (action: UnknownAction) => unknown;
  queryFulfilled: PromiseLike<unknown>;
}

/**
 * An `onQueryStarted` that has a resource fetched again some time after its call succeeded, for providers that need a
 * moment until their lists show a change. It belongs to the store, so that no screen has to live that long.
 *
 * @param delay in milliseconds
 */
export function refreshAfter(tag: string, delay: number) {
  const { invalidateTags } = providerApi.enhanceEndpoints({ addTagTypes: [tag] }).util;
  return async (_arg: unknown, { dispatch, queryFulfilled }: Lifecycle): Promise<void> => {
    try {
      await queryFulfilled;
    } catch {
      // The caller shows the failure.
      return;
    }
    setTimeout(() => dispatch(invalidateTags([tag])), delay);
  };
}
