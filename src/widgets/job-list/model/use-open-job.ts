import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { companySlug } from '@/entities/job';
import type { Job } from '@/entities/job';
import { loginRequired, selectIsSignedIn } from '@/entities/session';
import { routes } from '@/shared/config';
import { useEventCallback } from '@mui/material/utils';

/** The part of the store that tells who is signed in. */
type SessionRoot = Parameters<typeof selectIsSignedIn>[0];

/** Opens a vacancy or, if that is said, the page of its company. */
export type OpenJob = (job: Job, what?: 'company') => void;

/**
 * Opens a vacancy; a visitor is asked to sign in first, and gets to it afterwards (specification 1, section 6). The
 * page of a company needs no session.
 *
 * @returns a stable function. `navigate` itself changes with every address: as a prop, it would render all cards again
 *   with every letter of a search
 */
export function useOpenJob(): OpenJob {
  const store = useStore<SessionRoot>();
  const navigate = useNavigate();
  return useEventCallback((job, what) => {
    // Read when it is needed, for the address follows the search after a moment.
    const { pathname, search } = window.location;
    const state = { from: pathname + search };
    const company = what && companySlug(job.company.name);
    if (company) {
      void navigate(routes.company.to(company), { state });
      return;
    }
    if (!selectIsSignedIn(store.getState())) {
      store.dispatch(loginRequired(job.slug, job.title, job.company.name));
      return;
    }
    void navigate(routes.job.to(job.slug), { state });
  });
}
