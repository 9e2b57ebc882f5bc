import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { Job } from '@/entities/job';
import { loginRequired, selectIsSignedIn } from '@/entities/session';
import { routes } from '@/shared/config';

/** The part of the store that tells who is signed in. */
type SessionRoot = Parameters<typeof selectIsSignedIn>[0];

/**
 * Opens a vacancy; a visitor is asked to sign in first, and comes to it afterwards. Specification 1, section 6.
 *
 * @returns the same function each time, though the router's is another with every address: cards that were handed that
 *   one would all be drawn again with every letter of a search
 */
export function useOpenJob(): (job: Job) => void {
  const store = useStore<SessionRoot>();
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  }, [navigate]);

  return useCallback(
    (job) => {
      if (!selectIsSignedIn(store.getState())) {
        store.dispatch(loginRequired(job.slug));
        return;
      }
      // Read when it is needed, for the address follows the search after a moment.
      const { pathname, search } = window.location;
      void latest.current(routes.job.to(job.slug), { state: { from: pathname + search } });
    },
    [store],
  );
}
