import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useCapability } from '@/entities/capability';
import {
  accountDialogClosed,
  accountDialogOpened,
  loadSessionCipher,
  readSessionCookie,
  selectPendingJob,
  selectSessionExpired,
  signedIn,
} from '@/entities/session';
import { routes } from '@/shared/config';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { ModalDialog } from '@/shared/ui/dialog';
import { texts } from './texts';

/**
 * The pop-up for a visitor who tried something that needs an account. Specification 1, sections 2 and 6. Who had a
 * session until it ended by itself has an account, and should sign in again. Where the provider serves vacancies to
 * everybody, the one that was wanted can be read first (specification 4, section 4).
 */
export function LoginRequiredDialog() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const sessionExpired = useSelector(selectSessionExpired);
  const pendingJob = useSelector(selectPendingJob);
  const isReadable = useCapability('publicJobs');

  // Closing the dialog reads the session cookie, in case a candidate has signed in in another tab.
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

  const readFirst = () => {
    dispatch(accountDialogClosed());
    if (pendingJob !== null) void navigate(routes.publicJob.to(pendingJob));
  };

  const openSignIn = () => dispatch(accountDialogOpened('sign-in'));

  return (
    <ModalDialog title={sessionExpired ? texts.sessionEnded : texts.loginRequired} onClose={handleClose} maxWidth="xs">
      <DialogContent style={{ color: 'var(--mui-palette-text-secondary)' }}>
        {sessionExpired ? (
          texts.signInToGoOn
        ) : (
          <>
            <div>{texts.signUpFirst}</div>
            <div>{texts.signInFirst}</div>
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ flexDirection: 'column', gap: 1.5 }}>
        {sessionExpired ? (
          <Button fullWidth size="large" variant="contained" onClick={openSignIn}>
            {texts.signInAgain}
          </Button>
        ) : (
          <>
            <Button fullWidth size="large" variant="contained" onClick={() => dispatch(accountDialogOpened('sign-up'))}>
              {texts.signUp}
            </Button>
            <Button fullWidth size="large" variant="outlined" onClick={openSignIn}>
              {texts.signIn}
            </Button>
            {isReadable && pendingJob !== null && (
              <Button fullWidth size="large" onClick={readFirst}>
                {texts.readFirst}
              </Button>
            )}
          </>
        )}
      </DialogActions>
    </ModalDialog>
  );
}
