import type { MouseEvent } from 'react';
import { useFormikContext } from 'formik';
import { useDraftWriter } from '@/shared/lib/drafts';
import type { DraftOutcome, OpenDraft } from '@/shared/lib/drafts';
import { focusFirstField } from '@/shared/lib/focus';
import Button from '@mui/material/Button';
import Alert from '@mui/material/Alert';
import { texts } from './texts';

const PROBLEMS: Partial<Record<DraftOutcome, string>> = {
  refused: texts.draftRefused,
  'too-long': texts.draftTooLong,
};

interface KeepDraftProps<Values> {
  draft: OpenDraft<Values>;
  /** Starts the form again from what the record holds. */
  onDiscard: () => void;
}

/**
 * Within Formik: writes what is typed into the draft shortly after each change, and at once when the page is hidden or
 * left or the form goes away. Says when the form began with a draft, and when none can be stored.
 */
export function KeepDraft<Values extends object>({ draft, onDiscard }: KeepDraftProps<Values>) {
  const { values } = useFormikContext<Values>();
  const outcome = useDraftWriter(draft, values);

  const handleDiscard = (event: MouseEvent) => {
    const dialog = event.currentTarget.closest('[role="dialog"]');
    onDiscard();
    // Once the form is there again: the button that had the focus has gone with the form before.
    if (dialog) setTimeout(focusFirstField, 0, dialog);
  };

  const problem = PROBLEMS[outcome];
  return (
    <>
      {draft.isRestored && (
        <Alert
          severity="info"
          role="status"
          style={{ marginBlock: 8, alignItems: 'center' }}
          action={
            <Button size="small" color="inherit" onClick={handleDiscard}>
              {texts.discardDraft}
            </Button>
          }
        >
          {texts.draftRestored}
        </Alert>
      )}
      {problem && (
        <Alert severity="warning" role="status" style={{ marginBlock: 8 }}>
          {problem}
        </Alert>
      )}
    </>
  );
}
