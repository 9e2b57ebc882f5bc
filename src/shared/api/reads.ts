import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

/** A read under way; whoever made it follows it until it is told otherwise. */
type Asked = PromiseLike<unknown> & { unsubscribe: () => void };

/** What `initiate` of a query gives. */
type Read = ThunkAction<Asked, unknown, unknown, UnknownAction>;

/** Has a store make a read; resolves once it is answered, and leaves the answer in the store for a minute. */
export type Reads = (read: Read) => Promise<void>;

/**
 * @param dispatch of a store that knows what a thunk is
 */
export const readsOf =
  (dispatch: (read: Read) => Asked): Reads =>
  async (read) => {
    const asked = dispatch(read);
    await asked;
    asked.unsubscribe();
  };
