import { useId } from 'react';
import type { ReactNode } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import type { Breakpoint } from '@mui/material/styles';
import { languageOf } from '@/shared/lib/language';
import { IconButton } from '../button';
import { FilledIcon, filledIcons } from '../filled-icon';
import { texts } from './texts';

interface ModalDialogProps {
  /** The dialog's visible title and its accessible name. */
  title: string;
  /** The close button, Escape and, unless `keepOnBackdrop`, a click on the backdrop. */
  onClose: () => void;
  keepOnBackdrop?: boolean;
  maxWidth?: Breakpoint;
  /** `DialogContent` and `DialogActions`, possibly within a form. */
  children: ReactNode;
}

/** A dialog named by its title, with a close button. Mount it to open it. */
export function ModalDialog({ title, onClose, keepOnBackdrop = false, maxWidth = 'sm', children }: ModalDialogProps) {
  const titleId = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby={titleId}
      onClose={(_event, reason) => {
        if (reason !== 'backdropClick' || !keepOnBackdrop) onClose();
      }}
    >
      <DialogTitle id={titleId} lang={languageOf(title)} sx={{ pr: 7, overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <IconButton aria-label={texts.close} onClick={onClose} style={{ position: 'absolute', right: 12, top: 12 }}>
        <FilledIcon path={filledIcons.close} size={24} />
      </IconButton>
      {children}
    </Dialog>
  );
}
