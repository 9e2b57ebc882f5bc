import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { selectIsSignedIn, selectPendingJob } from '@/entities/session';
import { SignInForm, toReturnPath } from '@/features/sign-in';
import { routes } from '@/shared/config';
import { PageCard } from '@/shared/ui/PageCard';
import { texts } from '../texts';

/**
 * /login. With a session, also one that has just been made here, it leads to where the visitor was going, else to
 * /profile. Specification 1, section 2.
 */
export function LoginPage() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const pendingJob = useSelector(selectPendingJob);
  const { state } = useLocation();

  if (isSignedIn) {
    // A job that waits for the session opens by itself, as soon as there is one.
    return pendingJob === null ? <Navigate to={toReturnPath(state) ?? routes.profile.to()} replace /> : null;
  }
  return (
    <PageCard title={texts.title}>
      <title>{texts.documentTitle}</title>
      <SignInForm />
    </PageCard>
  );
}
