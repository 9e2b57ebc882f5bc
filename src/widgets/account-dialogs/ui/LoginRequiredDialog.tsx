import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import {
  accountDialogClosed,
  accountDialogOpened,
  loadSessionCipher,
  readSessionCookie,
  signedIn,
} from '@/entities/session';
import { routes } from '@/shared/config';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { ModalDialog } from '@/shared/ui/dialog';
import { texts } from '../texts';

/** The pop-up for a visitor who tried something that needs an account. Specification 1, sections 2 and 6. */
export function LoginRequiredDialog() {
  const dispatch = useDispatch();
  const navigate = useNavigate();

  // Closing it looks whether somebody has signed in in another tab.
  useEffect(() => {
    loadSessionCipher().catch(() => undefined);
  }, []);

  const handleClose = () => {
    const session = readSessionCookie();
    if (session) {
      // Signed in meanwhile in another tab: the pending job opens.
      dispatch(signedIn(session));
      return;
    }
    dispatch(accountDialogClosed());
    void navigate(routes.landing.to());
  };

  return (
    <ModalDialog title={texts.loginRequired} onClose={handleClose} maxWidth="xs">
      <DialogContent style={{ color: 'var(--mui-palette-text-secondary)' }}>
        <div>{texts.signUpFirst}</div>
        <div>{texts.signInFirst}</div>
      </DialogContent>
      <DialogActions sx={{ flexDirection: 'column', gap: 1.5 }}>
        <Button fullWidth size="large" variant="contained" onClick={() => dispatch(accountDialogOpened('sign-up'))}>
          {texts.signUp}
        </Button>
        <Button fullWidth size="large" variant="outlined" onClick={() => dispatch(accountDialogOpened('sign-in'))}>
          {texts.signIn}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
