import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/Error';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { languageOf } from '@/shared/lib/language';

/** In this time, a press beside the popup is the second of a double click on what opened it. */
const DOUBLE_CLICK_MS = 500;

interface ResultDialogProps {
  outcome: 'success' | 'failure';
  title: string;
  /** Plain text; the provider's words are welcome here. */
  children?: ReactNode;
  /** The button's word: 'Lanjut', 'Tutup', 'OK'. */
  actionLabel: string;
  /** The button, Escape and the backdrop. */
  onAcknowledge: () => void;
  /** Greatest width in pixels. */
  maxWidth?: number;
}

/** The popup that says how something ended, with one button. Mount it to open it. */
export function ResultDialog({
  outcome,
  title,
  children,
  actionLabel,
  onAcknowledge,
  maxWidth = 400,
}: ResultDialogProps) {
  const titleId = useId();
  const textId = useId();
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  const Icon = outcome === 'success' ? CheckCircleOutlinedIcon : ErrorIcon;
  return (
    <Dialog
      open
      maxWidth={false}
      aria-labelledby={titleId}
      aria-describedby={children ? textId : undefined}
      onClose={(_event, reason) => {
        if (reason !== 'backdropClick' || performance.now() - openedAt.current > DOUBLE_CLICK_MS) onAcknowledge();
      }}
      slotProps={{ paper: { sx: { maxWidth, textAlign: 'center', overflowWrap: 'anywhere' } } }}
    >
      <DialogTitle id={titleId} lang={languageOf(title)}>
        <Icon
          color={outcome === 'success' ? 'success' : 'error'}
          sx={{ display: 'block', m: '4px auto 8px', fontSize: 56 }}
        />
        {title}
      </DialogTitle>
      {children && (
        <DialogContent id={textId} sx={{ color: 'text.secondary' }}>
          {children}
        </DialogContent>
      )}
      <DialogActions>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the only control of a dialog that has just opened */}
        <Button autoFocus fullWidth variant="contained" onClick={onAcknowledge}>
          {actionLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
