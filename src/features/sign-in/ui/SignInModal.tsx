import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  accountDialogClosed,
  isSameCandidate,
  selectPendingJob,
  selectSession,
  selectSessionInterrupted,
} from '@/entities/session';
import type { Session } from '@/entities/session';
import { routes } from '@/shared/config';
import DialogContent from '@mui/material/DialogContent';
import { ModalDialog } from '@/shared/ui/dialog';
import { useToast } from '@/shared/ui/toast';
import { toReturnPath } from '../model/return-path';
import { texts } from '../texts';
import { SignInForm } from './SignInForm';

/**
 * The sign-in modal; signing in leads to where the visitor was going, else to /profile. Specification 1, sections 2, 4.
 * Over a save that waits for its candidate, it leaves the page as it is.
 */
export function SignInModal() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const pendingJob = useSelector(selectPendingJob);
  const interrupted = useSelector(selectSessionInterrupted);
  const ended = useSelector(selectSession);
  const { showError } = useToast();

  const handleSignedIn = (session: Session) => {
    if (interrupted && isSameCandidate(ended, session)) return;
    // A job that waits for the session opens by itself, as soon as there is one.
    if (pendingJob !== null) return;
    // /login leads on by itself, also to the job that its address names.
    if (pathname !== routes.login.to()) void navigate(toReturnPath(state) ?? routes.profile.to());
  };

  const handleClose = () => {
    dispatch(accountDialogClosed());
    if (interrupted) showError(texts.notSaved);
  };

  return (
    // A slip of the finger beside the dialog must not cost what waits to be saved.
    <ModalDialog title={texts.title} onClose={handleClose} keepOnBackdrop={interrupted} maxWidth="xs">
      <DialogContent>
        <SignInForm onSignedIn={handleSignedIn} />
      </DialogContent>
    </ModalDialog>
  );
}
