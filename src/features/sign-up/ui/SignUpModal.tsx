import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { accountDialogClosed, accountDialogOpened, registered } from '@/entities/session';
import { routes } from '@/shared/config';
import { ModalDialog, ResultDialog } from '@/shared/ui/dialog';
import { texts } from '../texts';
import { SignUpForm } from './SignUpForm';

const Address = styled('strong')({ display: 'block', marginBlock: 4 });

/**
 * The sign-up modal; closing it opens the sign-in modal, which has the new account's address. On /login it leaves the
 * page's own form. Specification 1, section 2.
 */
export function SignUpModal() {
  const dispatch = useDispatch();
  const [registeredEmail, setRegisteredEmail] = useState<string | null>(null);
  const handleRegistered = (email: string) => {
    setRegisteredEmail(email);
    dispatch(registered(email));
  };
  const hasForm = useLocation().pathname === routes.login.to();
  const openSignIn = () => dispatch(hasForm ? accountDialogClosed() : accountDialogOpened('sign-in'));

  if (registeredEmail !== null) {
    return (
      <ResultDialog outcome="success" title={texts.registered} actionLabel={texts.continue} onAcknowledge={openSignIn}>
        {texts.linkSent} <Address>{registeredEmail}</Address> {texts.openEmail}
      </ResultDialog>
    );
  }
  return (
    <ModalDialog title={texts.title} onClose={openSignIn} maxWidth="xs">
      <SignUpForm onRegistered={handleRegistered} onSignIn={openSignIn} />
    </ModalDialog>
  );
}
