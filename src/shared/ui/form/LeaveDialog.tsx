import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { texts } from './texts';

export interface LeaveDialogProps {
  /** True when there is a draft to leave behind. */
  inDraft: boolean;
  /** True when something was changed that no draft holds. */
  outsideDraft: boolean;
  /** True when the form has no draft, since its values are from a file. */
  fromFile?: boolean;
  onStay: () => void;
  onKeep: () => void;
  onDrop: () => void;
}

function describe({
  inDraft,
  outsideDraft,
  fromFile,
}: Pick<LeaveDialogProps, 'inDraft' | 'outsideDraft' | 'fromFile'>): string {
  if (fromFile) return texts.unsaved;
  if (outsideDraft) return texts.unsavedOutsideDraft;
  return inDraft ? texts.unsaved : texts.unsavedWithoutDraft;
}

/** Confirms that a form with changes is to be closed. Mount it to open it. */
export function LeaveDialog({ inDraft, outsideDraft, fromFile, onStay, onKeep, onDrop }: LeaveDialogProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} aria-describedby={textId} onClose={onStay}>
      <DialogTitle id={titleId}>{texts.closeForm}</DialogTitle>
      <DialogContent id={textId}>{describe({ inDraft, outsideDraft, fromFile })}</DialogContent>
      <DialogActions sx={{ flexDirection: 'column', alignItems: 'stretch' }}>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the safe choice in a dialog that has just opened */}
        <Button autoFocus variant="contained" onClick={onStay}>
          {texts.keepEditing}
        </Button>
        {inDraft && (
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
