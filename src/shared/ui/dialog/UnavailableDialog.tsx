import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { Button } from '../button';
import { ModalDialog } from './ModalDialog';
import { texts } from './texts';

interface UnavailableDialogProps {
  onClose: () => void;
  onRetry: () => void;
}

/** Stands in the place of a dialog whose chunk could not be fetched. */
export function UnavailableDialog({ onClose, onRetry }: UnavailableDialogProps) {
  return (
    <ModalDialog title={texts.unavailable} onClose={onClose} maxWidth="xs">
      <DialogContent sx={{ pt: 0 }}>{texts.checkConnection}</DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button onClick={onClose}>{texts.close}</Button>
        <Button look="contained" onClick={onRetry}>
          {texts.retry}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
