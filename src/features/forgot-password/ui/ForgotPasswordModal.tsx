import { useDispatch } from 'react-redux';
import { accountDialogClosed } from '@/entities/session';
import DialogContent from '@mui/material/DialogContent';
import { ModalDialog } from '@/shared/ui/dialog';
import { texts } from '../texts';
import { ForgotPasswordForm } from './ForgotPasswordForm';

/** The forgot-password popup. Specification 1, section 2. */
export function ForgotPasswordModal() {
  const dispatch = useDispatch();
  return (
    <ModalDialog title={texts.title} onClose={() => dispatch(accountDialogClosed())} maxWidth="xs">
      <DialogContent>
        <ForgotPasswordForm />
      </DialogContent>
    </ModalDialog>
  );
}
