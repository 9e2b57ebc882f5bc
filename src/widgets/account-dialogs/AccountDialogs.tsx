import { useCallback, useEffect } from 'react';
import type { ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import {
  accountDialogClosed,
  selectAccountDialog,
  pendingJobOpened,
  selectIsSignedIn,
  selectPendingJob,
} from '@/entities/session';
import type { AccountDialog } from '@/entities/session';
import { routes } from '@/shared/config';
import { lazyDialog } from '@/shared/ui/dialog';

/**
 * Opens the job that a visitor wanted as soon as there is a session, however it began. Specification 1, section 2,
 * "Login-required pop-up".
 */
function usePendingJob(): void {
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

/** Each dialog is a chunk of its own: most visits open none, and forms are large. */
const DIALOGS: Record<AccountDialog, ComponentType<{ onClose: () => void }>> = {
  'sign-in': lazyDialog(async () => (await import('@/features/sign-in')).SignInModal),
  'sign-up': lazyDialog(async () => (await import('@/features/sign-up')).SignUpModal),
  'forgot-password': lazyDialog(async () => (await import('@/features/forgot-password')).ForgotPasswordModal),
  'login-required': lazyDialog(async () => (await import('./LoginRequiredDialog')).LoginRequiredDialog),
};

/** The one account dialog that is open, on whichever page. Specification 1, section 2. */
export function AccountDialogs() {
  const dispatch = useDispatch();
  const open = useSelector(selectAccountDialog);
  usePendingJob();
  const close = useCallback(() => dispatch(accountDialogClosed()), [dispatch]);

  if (!open) return null;
  const Dialog = DIALOGS[open];
  return <Dialog onClose={close} />;
}
