import { useState } from 'react';
import { Formik } from 'formik';
import { useSelector } from 'react-redux';
import { object, string } from 'yup';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { JobDetail } from '@/entities/job';
import {
  MAX_CONTACT_LENGTH,
  MAX_REPORT_LENGTH,
  REPORT_REASONS,
  reporterId,
  useReportJobMutation,
} from '@/entities/job-report';
import type { ReportReason, ReportReceipt } from '@/entities/job-report';
import { selectIsSignedIn } from '@/entities/session';
import { describeError, useErrorText } from '@/shared/api';
import { VISITOR, useDraft } from '@/shared/lib/drafts';
import { FocusFirstError, Form } from '@/shared/lib/forms';
import { logFailure } from '@/shared/lib/logging';
import { ModalDialog, ResultDialog } from '@/shared/ui/dialog';
import { KeepDraft, RadioInput, SlowSaveAlert, TextAreaInput, TextInput } from '@/shared/ui/form';
import { texts } from './texts';

interface Values {
  reason: ReportReason | '';
  text: string;
  contact: string;
}

const START: Values = { reason: '', text: '', contact: '' };

/** The contact is not for a device that others use too. */
const OMITTED = ['contact'];

const schema = object({
  reason: string().required(texts.reasonRequired),
  text: string().max(MAX_REPORT_LENGTH, texts.textTooLong(MAX_REPORT_LENGTH)),
  contact: string().max(MAX_CONTACT_LENGTH, texts.contactTooLong(MAX_CONTACT_LENGTH)),
});

/** Lets the fields alone scroll, so that title and buttons stay in sight on a small screen. */
const Frame = styled(Form)({ display: 'flex', flexDirection: 'column', minHeight: 0 });

const OPTIONS = REPORT_REASONS.map((value) => ({ value, label: texts.reasons[value] }));

interface SentDialogProps {
  receipt: ReportReceipt;
  isSignedIn: boolean;
  onClose: () => void;
}

/** Says that the report was taken, with its receipt number. */
function SentDialog({ receipt: { number, repeated }, isSignedIn, onClose }: SentDialogProps) {
  const before = isSignedIn ? texts.repeatedText : texts.repeatedVisitor;
  return (
    <ResultDialog
      outcome="success"
      title={repeated ? texts.repeated : texts.sent}
      actionLabel={texts.close}
      onAcknowledge={onClose}
    >
      {repeated ? before : texts.thanks}
      {number !== null && (
        <>
          <br />
          {texts.receipt} <strong>{number}</strong>
        </>
      )}
    </ResultDialog>
  );
}

interface ReportDialogProps {
  job: Pick<JobDetail, 'id' | 'title' | 'company'>;
  onClose: () => void;
}

/** Asks why a vacancy is reported; what was typed and not sent stays as a draft, without the contact. */
export function ReportDialog({ job, onClose }: ReportDialogProps) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const [visitor] = useState(!isSignedIn);
  const { draft, round, discard } = useDraft(START, {
    form: 'report-job',
    record: job.id,
    omit: OMITTED,
    ...(visitor && { owner: VISITOR, tabOnly: true }),
  });
  const [reportJob] = useReportJobMutation();
  const [error, setError] = useState<unknown>(null);
  const failure = useErrorText(error, (reason) => describeError(reason, texts.failed));
  const [receipt, setReceipt] = useState<ReportReceipt | null>(null);

  const send = async ({ reason, text, contact }: Values) => {
    if (reason === '') return;
    setError(null);
    try {
      const sent = await reportJob({
        job: job.id,
        reason,
        text: text.trim() || null,
        contact: contact.trim() || null,
        reporter: isSignedIn ? null : reporterId(),
      }).unwrap();
      draft.settle();
      setReceipt(sent);
    } catch (caught) {
      logFailure('a job could not be reported', caught);
      setError(caught);
    }
  };

  if (receipt) return <SentDialog receipt={receipt} isSignedIn={isSignedIn} onClose={onClose} />;
  return (
    <ModalDialog title={texts.report} onClose={onClose}>
      <Formik<Values> key={round} initialValues={draft.start} validationSchema={schema} onSubmit={send}>
        {({ isSubmitting }) => (
          <Frame>
            <DialogContent dividers>
              <KeepDraft draft={draft} onDiscard={discard} />
              {failure !== null && (
                <Alert severity="error" sx={{ mb: 2 }}>
                  {failure}
                </Alert>
              )}
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {texts.about(job.title, job.company.name)}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
                {texts.intro}
              </Typography>
              <RadioInput name="reason" label={texts.reason} options={OPTIONS} below required />
              <TextAreaInput name="text" label={texts.text} maxLength={MAX_REPORT_LENGTH} minRows={3} />
              <TextInput name="contact" label={texts.contact} helperText={texts.contactHint} autoComplete="off" />
              <FocusFirstError />
              <SlowSaveAlert />
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose}>{texts.cancel}</Button>
              <Button type="submit" variant="contained" loading={isSubmitting}>
                {texts.send}
              </Button>
            </DialogActions>
          </Frame>
        )}
      </Formik>
    </ModalDialog>
  );
}
