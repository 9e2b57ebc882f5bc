import { useCallback } from 'react';
import type { ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { accountDialogClosed, selectAccountDialog } from '@/entities/session';
import type { AccountDialog } from '@/entities/session';
import { lazyDialog } from '@/shared/ui/dialog';
import { usePendingJob } from '../model/use-pending-job';

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
