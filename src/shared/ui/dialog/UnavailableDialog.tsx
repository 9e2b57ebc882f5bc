import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { ModalDialog } from './ModalDialog';

interface UnavailableDialogProps {
  onClose: () => void;
  onRetry: () => void;
}

/** Stands in the place of a dialog whose chunk could not be fetched. */
export function UnavailableDialog({ onClose, onRetry }: UnavailableDialogProps) {
  return (
    <ModalDialog title="Formulir belum dapat ditampilkan" onClose={onClose} maxWidth="xs">
      <DialogContent sx={{ pt: 0 }}>Periksa koneksi internet Anda, lalu coba lagi.</DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button onClick={onClose}>Tutup</Button>
        <Button variant="contained" onClick={onRetry}>
          Coba lagi
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
