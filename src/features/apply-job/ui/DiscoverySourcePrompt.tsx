import { useId, useState } from 'react';
import { Formik } from 'formik';
import CloseIcon from '@mui/icons-material/Close';
import type { Id } from '@/shared/api';
import { useDraft } from '@/shared/lib/drafts';
import { logFailure } from '@/shared/lib/logging';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { FocusFirstError, Form } from '@/shared/lib/forms';
import { KeepDraft, RadioInput, SlowSaveAlert } from '@/shared/ui/form';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { DISCOVERY_SOURCES, discoverySchema } from '../model/discovery-source';
import type { DiscoverySource, DiscoveryValues } from '../model/discovery-source';
import { texts } from '../texts';

interface DiscoverySourcePromptProps {
  job: Id;
  /** Resolves when saved; a rejection is told and can be tried again. */
  onSave: (source: DiscoverySource) => Promise<void>;
  onSaved: () => void;
  /** The question is left for later. */
  onLeave: () => void;
  /** True when it was opened by the candidate, and closes as such a dialog does: by a button and beside it, too. */
  hasCloseButton?: boolean;
}

const NOTHING_CHOSEN: DiscoveryValues = { ref: '' };

/**
 * Asks how the candidate learned of the job. After applying, an answer is required: only Escape closes the dialog, and
 * the question is asked again later. The application itself is already stored. Specification 1, sections 5 and 8.
 */
export function DiscoverySourcePrompt({
  job,
  onSave,
  onSaved,
  onLeave,
  hasCloseButton = false,
}: DiscoverySourcePromptProps) {
  const [failed, setFailed] = useState(false);
  const titleId = useId();
  const sentId = useId();
  const hasJustApplied = !hasCloseButton;
  const { draft, round, discard } = useDraft(NOTHING_CHOSEN, { form: 'discovery-source', record: job });

  const save = async ({ ref }: DiscoveryValues) => {
    if (ref === '') return;
    setFailed(false);
    try {
      await onSave(ref);
    } catch (error) {
      logFailure('job-reference could not be saved', error);
      setFailed(true);
      return;
    }
    draft.settle();
    onSaved();
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      aria-describedby={hasJustApplied ? sentId : undefined}
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown' || hasCloseButton) onLeave();
      }}
    >
      {hasJustApplied && (
        <Typography id={sentId} sx={{ px: 3, pt: 2.5, mb: -1.5, color: 'success.main', fontWeight: 600 }}>
          {texts.sent}
        </Typography>
      )}
      <DialogTitle id={titleId} sx={hasCloseButton ? { pr: 7 } : undefined}>
        {texts.sourceQuestion}
      </DialogTitle>
      {hasCloseButton && (
        <IconButton aria-label={texts.close} onClick={onLeave} sx={{ position: 'absolute', right: 12, top: 12 }}>
          <CloseIcon />
        </IconButton>
      )}
      <Formik<DiscoveryValues>
        key={round}
        initialValues={draft.start}
        validationSchema={discoverySchema}
        onSubmit={save}
      >
        {({ isSubmitting }) => (
          <Form>
            <DialogContent>
              <KeepDraft draft={draft} onDiscard={discard} />
              <RadioInput name="ref" label={texts.chooseOne} options={DISCOVERY_SOURCES} below required />
              {failed && (
                <Alert severity="error" style={{ marginTop: 16 }}>
                  <strong style={{ display: 'block' }}>{texts.sourceFailed}</strong>
                  {texts.unknownFailure}
                </Alert>
              )}
              <FocusFirstError />
            </DialogContent>
            <SlowSaveAlert />
            <DialogActions>
              <Button type="submit" variant="contained" fullWidth loading={isSubmitting}>
                {texts.send}
              </Button>
            </DialogActions>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
