import { useState } from 'react';
import { Formik } from 'formik';
import { object, string } from 'yup';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useWithdrawApplicationMutation } from '@/entities/application';
import type { Application } from '@/entities/application';
import { describeError, useErrorText } from '@/shared/api';
import { useDraft } from '@/shared/lib/drafts';
import { FocusFirstError, Form } from '@/shared/lib/forms';
import { logFailure } from '@/shared/lib/logging';
import { ConfirmDialog, ModalDialog } from '@/shared/ui/dialog';
import { KeepDraft, TextAreaInput } from '@/shared/ui/form';
import { texts } from './texts';

/** The contract's limit, in characters. */
const MAX_REASON_LENGTH = 500;

const START = { reason: '' };

const schema = object({ reason: string().max(MAX_REASON_LENGTH, texts.reasonTooLong(MAX_REASON_LENGTH)) });

interface WithdrawDialogsProps {
  application: Application;
  onWithdrawn: () => void;
  onClose: () => void;
}

/** Asks twice before an application is withdrawn: what it means, with a reason that may be given, and then for good. */
export function WithdrawDialogs({ application: { id, job }, onWithdrawn, onClose }: WithdrawDialogsProps) {
  const { draft, round, discard } = useDraft(START, { form: 'withdraw-application', record: id });
  const [withdraw] = useWithdrawApplicationMutation();
  /** Reason that was given when the confirmation opened; null before. */
  const [confirming, setConfirming] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const failure = useErrorText(error, (reason) => describeError(reason, texts.failed));

  const handleConfirm = async () => {
    try {
      await withdraw({ id, reason: confirming?.trim() || null }).unwrap();
      draft.settle();
      onWithdrawn();
    } catch (caught) {
      logFailure('an application could not be withdrawn', caught);
      setError(caught);
      setConfirming(null);
    }
  };

  return (
    <ModalDialog title={texts.title} onClose={onClose}>
      <Formik
        key={round}
        initialValues={draft.start}
        validationSchema={schema}
        onSubmit={({ reason }) => {
          setError(null);
          setConfirming(reason);
        }}
      >
        <Form>
          <DialogContent>
            <KeepDraft draft={draft} onDiscard={discard} />
            {failure !== null && (
              <Alert severity="error" sx={{ mb: 2 }}>
                {failure}
              </Alert>
            )}
            <Typography sx={{ fontWeight: 600 }}>{texts.about(job.title, job.company.name)}</Typography>
            <Typography component="ul" sx={{ pl: 2.5, mt: 1, mb: 2 }}>
              {texts.consequences.map((consequence) => (
                <li key={consequence}>{consequence}</li>
              ))}
            </Typography>
            <TextAreaInput name="reason" label={texts.reason} maxLength={MAX_REASON_LENGTH} minRows={3} />
            <Typography variant="body2" color="textSecondary">
              {texts.reasonRead}
            </Typography>
            <FocusFirstError />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <Button type="submit" variant="contained">
              {texts.continue}
            </Button>
          </DialogActions>
        </Form>
      </Formik>
      {confirming !== null && (
        <ConfirmDialog
          title={texts.confirmTitle}
          text={texts.confirmText(job.title, job.company.name)}
          confirmLabel={texts.confirm}
          cancelLabel={texts.back}
          onConfirm={handleConfirm}
          onClose={() => setConfirming(null)}
        />
      )}
    </ModalDialog>
  );
}
