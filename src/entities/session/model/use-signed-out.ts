import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSignedOut, signOutCompleted } from './session';

/**
 * For pages that need a session.
 *
 * @returns true while a page on which the candidate signed out waits for the landing page: it asks for no sign-in then.
 *   Specification 1, sections 2 and 4
 */
export function useSignedOut(): boolean {
  const isSignedOut = useSelector(selectSignedOut);
  const dispatch = useDispatch();

  useEffect(() => {
    if (!isSignedOut) return undefined;
    // Back may come before the landing page is drawn: the router then sees no change of the address.
    const handleBack = () => dispatch(signOutCompleted());
    window.addEventListener('popstate', handleBack);
    return () => window.removeEventListener('popstate', handleBack);
  }, [isSignedOut, dispatch]);

  return isSignedOut;
}
