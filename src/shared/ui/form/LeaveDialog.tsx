import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { texts } from './texts';

interface LeaveDialogProps {
  /** Whether there is a draft to leave behind. */
  kept: boolean;
  /** Whether something was changed that no draft keeps. */
  unkept: boolean;
  onStay: () => void;
  onKeep: () => void;
  onDrop: () => void;
}

function describe({ kept, unkept }: Pick<LeaveDialogProps, 'kept' | 'unkept'>): string {
  if (unkept) return texts.unsavedOutsideDraft;
  return kept ? texts.unsaved : texts.unsavedWithoutDraft;
}

/** Asks before a form with changes is closed. Mount it to open it. */
export function LeaveDialog({ kept, unkept, onStay, onKeep, onDrop }: LeaveDialogProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} aria-describedby={textId} onClose={onStay}>
      <DialogTitle id={titleId}>{texts.closeForm}</DialogTitle>
      <DialogContent id={textId}>{describe({ kept, unkept })}</DialogContent>
      <DialogActions sx={{ flexDirection: 'column', alignItems: 'stretch' }}>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the safe answer of a dialog that has just opened */}
        <Button autoFocus variant="contained" onClick={onStay}>
          {texts.keepEditing}
        </Button>
        {kept && (
          <Button variant="outlined" onClick={onKeep}>
            {texts.keepDraft}
          </Button>
        )}
        <Button color="error" onClick={onDrop}>
          {texts.discardChanges}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
