import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { candidateErased, selectSession, signedOut } from '@/entities/session';
import { isId } from '@/shared/api';
import type { Id } from '@/shared/api';

interface LastApplicationState {
  /** Who applied; null for nobody. */
  owner: Id | null;
  job: Id | null;
}

const initialState: LastApplicationState = { owner: null, job: null };

/** An id as the browser's storage holds it, or null. */
export const toStoredId = (stored: unknown): Id | null => (isId(stored) ? stored : null);

/**
 * The application that was sent last on this browser, until its candidate has put away what there is to say about it.
 * Survives the dialogs of applying, which lead to another page, and a reload.
 */
export const lastApplicationSlice = createSlice({
  name: 'lastApplication',
  initialState,
  reducers: {
    /** The provider has taken an application. */
    applicationSent: (_state, { payload }: PayloadAction<LastApplicationState>) => payload,
    /** What was said about it was put away. */
    lastApplicationDismissed: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
    builder.addCase(candidateErased, () => initialState);
  },
  selectors: {
    /** The job that a candidate applied to last; null for none, and while the candidate's id is not known. */
    selectLastApplication: ({ owner, job }, candidate: Id | null): Id | null =>
      candidate !== null && owner === candidate ? job : null,
  },
});

export const { applicationSent } = lastApplicationSlice.actions;
const { lastApplicationDismissed } = lastApplicationSlice.actions;

type Root = Parameters<typeof lastApplicationSlice.selectors.selectLastApplication>[0] &
  Parameters<typeof selectSession>[0];

/** The job that the candidate applied to last on this browser, or null; and what ends that. */
export function useLastApplication() {
  const dispatch = useDispatch();
  const job = useSelector((state: Root) =>
    lastApplicationSlice.selectors.selectLastApplication(state, selectSession(state)?.userId ?? null),
  );
  return { job, dismiss: () => void dispatch(lastApplicationDismissed()) };
}
