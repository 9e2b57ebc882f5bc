import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { ModalDialog } from './ModalDialog';
import { texts } from '../texts';

interface UnavailableDialogProps {
  onClose: () => void;
  onRetry: () => void;
}

/** Stands in the place of a dialog whose chunk could not be fetched. */
export function UnavailableDialog({ onClose, onRetry }: UnavailableDialogProps) {
  return (
    <ModalDialog title={texts.unavailable} onClose={onClose} maxWidth="xs">
      <DialogContent>{texts.checkConnection}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
        <Button variant="contained" onClick={onRetry}>
          {texts.retry}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
