import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import {
  jobWanted,
  selectAccountDialog,
  selectIsSignedIn,
  selectPendingJob,
  selectRegisteredEmail,
} from '@/entities/session';
import { SignInForm, toReturnPath } from '@/features/sign-in';
import { routes } from '@/shared/config';
import { useFocusAfterClose } from '@/shared/lib/focus';
import { toJobPath } from '@/shared/lib/job-path';
import { PageCard } from '@/shared/ui/PageCard';
import { Redirect } from '@/shared/ui/Redirect';
import { texts } from './texts';

/**
 * /login. With a session, also one that has just been made here, it leads to where the visitor was going, else to
 * /profile. Specification 1, section 2. `next` names a job to come back to (specification 4, section 4); it is stored
 * on the device, too, since a visitor without an account registers first.
 */
export function LoginPage() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const pendingJob = useSelector(selectPendingJob);
  const { state } = useLocation();
  const [parameters] = useSearchParams();
  const next = toJobPath(parameters.get('next'));
  const dispatch = useDispatch();

  useEffect(() => {
    if (next !== null && !isSignedIn) dispatch(jobWanted(next));
  }, [next, isSignedIn, dispatch]);

  // After registering, the form has the address, and Create Account may have moved.
  const form = useRef<HTMLDivElement>(null);
  const dialog = useSelector(selectAccountDialog);
  const hasRegistered = useSelector(selectRegisteredEmail) !== null;
  const focusAfterClose = useFocusAfterClose(dialog !== null);
  useEffect(() => {
    if (dialog === 'sign-up' && hasRegistered) focusAfterClose(form.current?.querySelector('[name=password]') ?? null);
  });

  if (isSignedIn) {
    // A job that waits for the session opens by itself, as soon as there is one.
    return pendingJob === null ? <Redirect to={toReturnPath(state) ?? next ?? routes.profile.to()} /> : null;
  }
  return (
    <PageCard title={texts.title}>
      <title>{texts.documentTitle}</title>
      <div ref={form}>
        <SignInForm next={next} />
      </div>
    </PageCard>
  );
}
