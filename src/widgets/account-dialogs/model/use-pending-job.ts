import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { pendingJobOpened, selectIsSignedIn, selectPendingJob } from '@/entities/session';
import { routes } from '@/shared/config';

/**
 * Opens the job that a visitor wanted as soon as there is a session, however it began. Specification 1, section 2,
 * "Login-required pop-up".
 */
export function usePendingJob(): void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const signedIn = useSelector(selectIsSignedIn);
  const pendingJob = useSelector(selectPendingJob);

  useEffect(() => {
    if (!signedIn || pendingJob === null) return;
    if (matchPath(routes.job.pattern, pathname)?.params.slug === pendingJob) {
      dispatch(pendingJobOpened());
      return;
    }
    // Pending until it is shown: meanwhile /login must not lead elsewhere.
    void navigate(routes.job.to(pendingJob), { replace: pathname === routes.login.to() });
  }, [signedIn, pendingJob, pathname, navigate, dispatch]);
}
