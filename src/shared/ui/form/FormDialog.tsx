import { useState } from 'react';
import type { ReactNode } from 'react';
import { Form, Formik } from 'formik';
import type { FormikValues } from 'formik';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
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
  /** Toasts every failure, besides showing it in the dialog. */
  failureToast?: boolean;
  /** Tells every failure in a popup with this title, in place of the dialog; what was typed stays. */
  failurePopup?: string;
  /** Ends the form once that popup is acknowledged; told what was typed, which is not to be lost with it. */
  onFailureAcknowledged?: (values: Values) => void;
  /** Whether values must not be sent, besides what the schema says: the button is disabled then. */
  isBlocked?: (values: Values) => boolean;
  submitLabel?: string;
  cancelLabel?: string;
  /** Fields as ordinary JSX. */
  children: ReactNode;
}

/** Lets the fields alone scroll, so that title and buttons stay in sight on a small screen. */
const Frame = styled(Form)({ display: 'flex', flexDirection: 'column', minHeight: 0 });

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
  onFailureAcknowledged,
  isBlocked,
  submitLabel = 'Simpan',
  cancelLabel = 'Batal',
  children,
}: FormDialogProps<Values>) {
  // The title of what was saved: by the time it is read, the record that it was taken from may have been fetched anew.
  const [savedTitle, setSavedTitle] = useState<string | null>(null);
  const [popup, setPopup] = useState<{ text: string; values: Values } | null>(null);
  const { showError } = useToast();
  const describe = (error: unknown) =>
    typeof failureMessage === 'string' ? describeError(error, failureMessage) : failureMessage(error);

  const save = async (values: Values) => {
    try {
      await onSave(values);
      setSavedTitle(successTitle);
    } catch (error) {
      logFailure(`${title}: could not be saved`, error);
      if (failurePopup) setPopup({ text: describe(withFieldMessage(error)), values });
      if (failureToast) showError(describe(error));
      throw error;
    }
  };
  const { failure, submit } = useSubmission<Values>(save, describe);

  if (savedTitle !== null) {
    return <ResultDialog outcome="success" title={savedTitle} actionLabel="Lanjut" onAcknowledge={onClose} />;
  }
  return (
    <ModalDialog title={title} onClose={onClose} keepOnBackdrop>
      <Formik<Values> initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
        {({ isSubmitting, values }) => (
          <Frame noValidate>
            <DialogContent dividers sx={{ py: 1 }}>
              {children}
              <FocusFirstError />
            </DialogContent>
            {failure && !failurePopup && (
              <Box sx={{ px: 3, pt: 2 }}>
                <Alert severity="error">{failure}</Alert>
              </Box>
            )}
            <DialogActions sx={{ px: 3, pt: 2, pb: 3 }}>
              <Button onClick={onClose}>{cancelLabel}</Button>
              <Button type="submit" variant="contained" loading={isSubmitting} disabled={isBlocked?.(values)}>
                {submitLabel}
              </Button>
            </DialogActions>
          </Frame>
        )}
      </Formik>
      {failurePopup && popup && (
        <ResultDialog
          outcome="failure"
          title={failurePopup}
          actionLabel="Tutup"
          onAcknowledge={() => {
            setPopup(null);
            onFailureAcknowledged?.(popup.values);
          }}
        >
          {popup.text}
        </ResultDialog>
      )}
    </ModalDialog>
  );
}
