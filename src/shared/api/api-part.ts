import type { Dispatch, Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';

/** What a store takes in so that the provider can be asked: RTK Query, which not every page needs. */
export interface ApiPart {
  slice: { reducerPath: 'provider'; reducer: Reducer };
  middleware: Middleware;
  /** Has it hear of the connection and of the page being shown again. */
  listen: (dispatch: Dispatch) => void;
  /** Forgets all answers, and whatever is under way. */
  reset: () => UnknownAction;
  /** Has what is shown asked for again, as after a time without a connection. */
  retry: () => UnknownAction;
}

let part: ApiPart | null = null;
const waiting = new Set<(part: ApiPart) => void>();

/** The part, or null as long as nothing of this app has asked for what the provider has. */
export const apiPart = (): ApiPart | null => part;

/** Runs `take` with the part as soon as it is there, which may be now. */
export function whenApiIsThere(take: (part: ApiPart) => void): void {
  if (part) take(part);
  else waiting.add(take);
}

/** Hands the part to every store there is. */
export function bringApi(brought: ApiPart): void {
  part = brought;
  waiting.forEach((take) => take(brought));
  waiting.clear();
}
