import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import DialogContent from '@mui/material/DialogContent';
import { accountDialogClosed, selectPendingJob } from '@/entities/session';
import { routes } from '@/shared/config';
import { ModalDialog } from '@/shared/ui/dialog';
import { toReturnPath } from '../model/return-path';
import { SignInForm } from './SignInForm';

/** The sign-in modal; signing in leads to where the visitor was going, else to /profile. Specification 1, sections 2, 4. */
export function SignInModal() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const pendingJob = useSelector(selectPendingJob);

  const handleSignedIn = () => {
    // A job that waits for the session opens by itself, as soon as there is one.
    if (pendingJob !== null) return;
    void navigate(toReturnPath(state) ?? routes.profile.to(), { replace: pathname === routes.login.to() });
  };

  return (
    <ModalDialog title="Masuk" onClose={() => dispatch(accountDialogClosed())} maxWidth="xs">
      <DialogContent sx={{ pt: 0 }}>
        <SignInForm onSignedIn={handleSignedIn} />
      </DialogContent>
    </ModalDialog>
  );
}
