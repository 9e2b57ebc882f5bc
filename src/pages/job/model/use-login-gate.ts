import { useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import {
  accountDialogClosed,
  loginRequired,
  selectAccountDialog,
  selectIsSignedIn,
  selectPendingJob,
  useSignedOut,
} from '@/entities/session';

type DialogState = Parameters<typeof selectAccountDialog>[0];

/**
 * Shows a visitor the login-required pop-up in place of a job, and takes it away again when the page is left.
 * Specification 1, section 6.
 *
 * @param slug the job that opens once there is a session
 * @returns whether there is a session
 */
export function useLoginGate(slug: string): boolean {
  const dispatch = useDispatch();
  const store = useStore<DialogState>();
  const signedIn = useSelector(selectIsSignedIn);
  const isSignedOut = useSignedOut();

  useEffect(() => {
    if (signedIn || isSignedOut) return undefined;
    dispatch(loginRequired(slug));
    return () => {
      const state = store.getState();
      if (selectAccountDialog(state) === 'login-required' && selectPendingJob(state) === slug) {
        dispatch(accountDialogClosed());
      }
    };
  }, [signedIn, isSignedOut, slug, dispatch, store]);

  return signedIn;
}
