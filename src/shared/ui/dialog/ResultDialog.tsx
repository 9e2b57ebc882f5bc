import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { languageOf } from '@/shared/lib/language';
import Button from '@mui/material/Button';
import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/Error';
import { styled } from '@mui/material/styles';
import { Dialog } from './Dialog';
import { DialogActions, DialogContent, DialogTitle } from './dialog-frame';

/** In this time, in milliseconds, a press beside the popup is the second of a double click on what opened it. */
const DOUBLE_CLICK = 500;

const Popup = styled(Dialog)(({ theme: { vars } }) => ({
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '.result-sign': { display: 'grid', placeItems: 'center', margin: '4px 0 8px' },
  '.result-text': { color: vars.palette.text.secondary },
  '[data-outcome=success]': { color: vars.palette.success.main },
  '[data-outcome=failure]': { color: vars.palette.error.main },
}));

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

/** The popup that tells how something ended, with one button. Mount it to open it. */
export function ResultDialog({
  outcome,
  title,
  children,
  actionLabel,
  onAcknowledge,
  maxWidth = 400,
}: ResultDialogProps) {
  const OutcomeIcon = outcome === 'success' ? CheckCircleOutlinedIcon : ErrorIcon;
  const titleId = useId();
  const textId = useId();
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  return (
    <Popup
      labelledBy={titleId}
      describedBy={children ? textId : undefined}
      width={maxWidth}
      onClose={(by) => {
        if (by !== 'outside' || performance.now() - openedAt.current > DOUBLE_CLICK) onAcknowledge();
      }}
    >
      <DialogTitle id={titleId} lang={languageOf(title)}>
        <span className="result-sign" data-outcome={outcome}>
          <OutcomeIcon sx={{ fontSize: 56 }} />
        </span>
        {title}
      </DialogTitle>
      {children && (
        <DialogContent id={textId} className="result-text">
          {children}
        </DialogContent>
      )}
      <DialogActions>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the only control of a dialog that has just opened */}
        <Button autoFocus fullWidth variant="contained" onClick={onAcknowledge}>
          {actionLabel}
        </Button>
      </DialogActions>
    </Popup>
  );
}
