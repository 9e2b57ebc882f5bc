import { useId } from 'react';
import type { RefObject } from 'react';
import type { Id } from '@/shared/api';
import { useDiscardDraft, useIsDraftLeft } from '@/shared/lib/drafts';
import Button from '@mui/material/Button';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  '.draft-buttons': { display: 'flex', flexWrap: 'wrap', marginInlineStart: -14 },
});

interface DraftAlertProps {
  /** The form's name, as it names it to its drafts. */
  form: string;
  /** Id of the record that is changed; null for a new one. */
  record: Id | null;
  /** The button that opens the form by itself. It gets the focus, as this goes with its buttons. */
  opener: RefObject<HTMLElement | null>;
  /** Opens the form, which begins with its draft. */
  onContinue: () => void;
}

/** Says in a section that a form was left with a draft, which can be gone on with or thrown away. */
export function DraftAlert({ form, record, opener, onContinue }: DraftAlertProps) {
  const textId = useId();
  const isLeft = useIsDraftLeft(form, record);
  const discard = useDiscardDraft(form);
  if (!isLeft) return null;

  const handleContinue = () => {
    // The form gives the focus back to where it was.
    opener.current?.focus();
    onContinue();
  };
  const handleDiscard = () => {
    opener.current?.focus();
    discard(record);
  };
  return (
    <Alert data-screen severity="info" role="status" style={{ marginBlock: 8 }}>
      <Line>
        <span id={textId}>{texts.draftLeft}</span>
        <span className="draft-buttons">
          <Button size="small" color="inherit" aria-describedby={textId} onClick={handleContinue}>
            {texts.continueDraft}
          </Button>
          <Button size="small" color="inherit" aria-describedby={textId} onClick={handleDiscard}>
            {texts.discardDraft}
          </Button>
        </span>
      </Line>
    </Alert>
  );
}
