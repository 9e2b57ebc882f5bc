import { useState } from 'react';
import type { ReactNode } from 'react';
import { Form, Formik } from 'formik';
import type { FormikValues } from 'formik';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { describeError, isApiError } from '@/shared/api';
import { logFailure } from '@/shared/lib/logging';
import { ModalDialog, ResultDialog } from '../dialog';
import { useToast } from '../toast';
import { FocusFirstError } from './FocusFirstError';
import { useSubmission } from './use-submission';

interface FormDialogProps<Values extends FormikValues> {
  title: string;
  initialValues: Values;
  /** Yup schema of the values. */
  schema: unknown;
  /** The popup after saving, with the button 'Lanjut', which closes both. */
  successTitle: string;
  /** Resolves when saved; rejects with the `ApiError` of the call. */
  onSave: (values: Values) => Promise<unknown>;
  onClose: () => void;
  /** The error catalogue's sentence for a failure without words of the provider, or a rule of one's own. */
  failureMessage: string | ((error: unknown) => string);
  /** Toasts the general sentence of a failure, besides showing it in the dialog. */
  failureToast?: boolean;
  /** Tells every failure in a popup with this title; the form then stays as it is, or closes with the popup. */
  failurePopup?: { title: string; closesForm: boolean };
  /** Whether values must not be sent, besides what the schema says: the button is disabled then. */
  isBlocked?: (values: Values) => boolean;
  submitLabel?: string;
  cancelLabel?: string;
  /** Fields as ordinary JSX. */
  children: ReactNode;
}

/** For a popup, which has no fields to show their messages under. */
const withFieldMessage = (error: unknown): unknown =>
  isApiError(error) ? { ...error, message: error.message ?? Object.values(error.fieldErrors).flat()[0] } : error;

/** The frame of a form in a dialog: buttons, focus, submission and errors. */
export function FormDialog<Values extends FormikValues>({
  title,
  initialValues,
  schema,
  successTitle,
  onSave,
  onClose,
  failureMessage,
  failureToast = false,
  failurePopup,
  isBlocked,
  submitLabel = 'Simpan',
  cancelLabel = 'Batal',
  children,
}: FormDialogProps<Values>) {
  const [saved, setSaved] = useState(false);
  const [popupText, setPopupText] = useState<string | null>(null);
  const { showError } = useToast();
  const describe = (error: unknown) =>
    typeof failureMessage === 'string' ? describeError(error, failureMessage) : failureMessage(error);

  const save = async (values: Values) => {
    try {
      await onSave(values);
      setSaved(true);
    } catch (error) {
      logFailure(`${title}: could not be saved`, error);
      if (!failurePopup) throw error;
      setPopupText(describe(withFieldMessage(error)));
    }
  };
  const { failure, submit } = useSubmission<Values>(save, describe, failureToast ? showError : undefined);

  if (saved) {
    return <ResultDialog outcome="success" title={successTitle} actionLabel="Lanjut" onAcknowledge={onClose} />;
  }
  const popup = failurePopup && popupText !== null && (
    <ResultDialog
      outcome="failure"
      title={failurePopup.title}
      actionLabel="Tutup"
      onAcknowledge={failurePopup.closesForm ? onClose : () => setPopupText(null)}
    >
      {popupText}
    </ResultDialog>
  );
  if (popup && failurePopup.closesForm) return popup;
  return (
    <ModalDialog title={title} onClose={onClose} keepOnBackdrop>
      <Formik<Values> initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
        {({ isSubmitting, values }) => (
          <Form noValidate>
            <DialogContent sx={{ pt: 0 }}>
              {failure && <Alert severity="error">{failure}</Alert>}
              {children}
              <FocusFirstError />
            </DialogContent>
            <DialogActions sx={{ px: 3, pb: 3 }}>
              <Button onClick={onClose}>{cancelLabel}</Button>
              <Button type="submit" variant="contained" loading={isSubmitting} disabled={isBlocked?.(values)}>
                {submitLabel}
              </Button>
            </DialogActions>
          </Form>
        )}
      </Formik>
      {popup}
    </ModalDialog>
  );
}
