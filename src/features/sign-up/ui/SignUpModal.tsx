import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { accountDialogOpened, registered } from '@/entities/session';
import { ModalDialog, ResultDialog } from '@/shared/ui/dialog';
import { texts } from '../texts';
import { SignUpForm } from './SignUpForm';

/** The sign-up modal; closing it opens the sign-in modal, which has the new account's address. Specification 1, section 2. */
export function SignUpModal() {
  const dispatch = useDispatch();
  const [registeredEmail, setRegisteredEmail] = useState<string | null>(null);
  const handleRegistered = (email: string) => {
    setRegisteredEmail(email);
    dispatch(registered(email));
  };
  const openSignIn = () => dispatch(accountDialogOpened('sign-in'));

  if (registeredEmail !== null) {
    return (
      <ResultDialog outcome="success" title={texts.registered} actionLabel={texts.continue} onAcknowledge={openSignIn}>
        {texts.linkSent(registeredEmail)}
      </ResultDialog>
    );
  }
  return (
    <ModalDialog title={texts.title} onClose={openSignIn} maxWidth="xs">
      <SignUpForm onRegistered={handleRegistered} onSignIn={openSignIn} />
    </ModalDialog>
  );
}
