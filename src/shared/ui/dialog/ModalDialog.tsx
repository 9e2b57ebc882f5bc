import { useId } from 'react';
import type { ReactNode } from 'react';
import { languageOf } from '@/shared/lib/language';
import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { Dialog } from './Dialog';
import type { DialogWidth } from './Dialog';
import { DialogTitle } from './dialog-frame';
import { texts } from './texts';

interface ModalDialogProps {
  /** The dialog's visible title and its accessible name. */
  title: string;
  /** The close button, Escape and, unless `keepOnBackdrop`, a click on the backdrop. */
  onClose: () => void;
  keepOnBackdrop?: boolean;
  width?: DialogWidth;
  /** `DialogContent` and `DialogActions`, possibly within a form. */
  children: ReactNode;
}

/** A dialog named by its title, with a close button. Mount it to open it. */
export function ModalDialog({ title, onClose, keepOnBackdrop = false, width, children }: ModalDialogProps) {
  const titleId = useId();
  return (
    <Dialog
      labelledBy={titleId}
      width={width}
      onClose={(by) => {
        if (by !== 'outside' || !keepOnBackdrop) onClose();
      }}
    >
      <DialogTitle id={titleId} lang={languageOf(title)} style={{ paddingRight: 56, overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <IconButton aria-label={texts.close} onClick={onClose} style={{ position: 'absolute', right: 12, top: 12 }}>
        <CloseIcon />
      </IconButton>
      {children}
    </Dialog>
  );
}
