import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

/** What `initiate` of a query gives. */
type Read = ThunkAction<PromiseLike<unknown> & { unsubscribe: () => void }, unknown, unknown, UnknownAction>;

/** Has a store make a read; resolves once it is answered, and leaves the answer in the store for a minute. */
export type Reads = (read: Read) => Promise<void>;

/**
 * @param dispatch of a store that knows what a thunk is
 */
export const readsOf =
  (dispatch: (read: Read) => PromiseLike<unknown> & { unsubscribe: () => void }): Reads =>
  async (read) => {
    const asked = dispatch(read);
    await asked;
    asked.unsubscribe();
  };
