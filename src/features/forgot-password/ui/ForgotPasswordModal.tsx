import { useDispatch } from 'react-redux';
import DialogContent from '@mui/material/DialogContent';
import { accountDialogClosed } from '@/entities/session';
import { ModalDialog } from '@/shared/ui/dialog';
import { texts } from '../texts';
import { ForgotPasswordForm } from './ForgotPasswordForm';

/** The forgot-password popup. Specification 1, section 2. */
export function ForgotPasswordModal() {
  const dispatch = useDispatch();
  return (
    <ModalDialog title={texts.title} onClose={() => dispatch(accountDialogClosed())} maxWidth="xs">
      <DialogContent sx={{ pt: 0 }}>
        <ForgotPasswordForm />
      </DialogContent>
    </ModalDialog>
  );
}
