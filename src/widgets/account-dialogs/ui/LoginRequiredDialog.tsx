import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import {
  accountDialogClosed,
  accountDialogOpened,
  loadSessionCipher,
  readSessionCookie,
  signedIn,
} from '@/entities/session';
import { routes } from '@/shared/config';
import { Button } from '@/shared/ui/button';
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
      <DialogContent sx={{ pt: 0 }}>
        <DialogContentText>{texts.signUpFirst}</DialogContentText>
        <DialogContentText>{texts.signInFirst}</DialogContentText>
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexDirection: 'column', gap: 1.5, px: 3, pb: 3 }}>
        <Button wide size="large" look="contained" onClick={() => dispatch(accountDialogOpened('sign-up'))}>
          {texts.signUp}
        </Button>
        <Button wide size="large" look="outlined" onClick={() => dispatch(accountDialogOpened('sign-in'))}>
          {texts.signIn}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
