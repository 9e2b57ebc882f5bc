import { useId } from 'react';
import type { ReactNode } from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { languageOf } from '@/shared/lib/language';
import { texts } from '../texts';

interface ModalDialogProps {
  /** The dialog's visible title and its accessible name. */
  title: string;
  /** The close button, Escape and, unless `keepOnBackdrop`, a click on the backdrop. */
  onClose: () => void;
  keepOnBackdrop?: boolean;
  /** False renders it without showing it, so that a slow phone can do both in separate tasks. */
  open?: boolean;
  maxWidth?: DialogProps['maxWidth'];
  fullScreen?: boolean;
  /** `DialogContent` and `DialogActions`, possibly within a form. */
  children: ReactNode;
}

/** A dialog named by its title, with a close button. Mount it to open it. */
export function ModalDialog({
  title,
  onClose,
  keepOnBackdrop = false,
  open = true,
  maxWidth = 'sm',
  fullScreen = false,
  children,
}: ModalDialogProps) {
  const titleId = useId();
  return (
    <Dialog
      open={open}
      keepMounted
      fullWidth
      maxWidth={maxWidth}
      fullScreen={fullScreen}
      aria-labelledby={titleId}
      onClose={(_event, reason) => {
        if (reason !== 'backdropClick' || !keepOnBackdrop) onClose();
      }}
    >
      <DialogTitle id={titleId} lang={languageOf(title)} sx={{ pr: 7 }}>
        {title}
      </DialogTitle>
      <IconButton aria-label={texts.close} onClick={onClose} sx={{ position: 'absolute', right: 12, top: 12 }}>
        <CloseIcon />
      </IconButton>
      {children}
    </Dialog>
  );
}
