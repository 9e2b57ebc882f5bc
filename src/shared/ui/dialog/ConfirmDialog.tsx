import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { languageOf } from '@/shared/lib/language';
import { texts } from '../texts';

interface ConfirmDialogProps {
  title: string;
  text?: string;
  confirmLabel?: string;
  cancelLabel?: string;
  /** Does what is confirmed; the dialog waits for it, then the caller closes it. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Confirms what cannot be undone, a deletion unless labelled otherwise. Mount it to open it. Specification 2, section 2. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel = texts.delete,
  cancelLabel = texts.cancel,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const titleId = useId();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={busy ? undefined : onClose}>
      <DialogTitle id={titleId} lang={languageOf(title)}>
        {title}
      </DialogTitle>
      {text && <DialogContent>{text}</DialogContent>}
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {cancelLabel}
        </Button>
        <Button variant="contained" color="error" onClick={() => void confirm()} loading={busy}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
