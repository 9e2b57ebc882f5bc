import { useState } from 'react';
import type { ReactNode } from 'react';
import { Form, Formik } from 'formik';
import type { FormikValues } from 'formik';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { describeError } from '@/shared/api';
import { ModalDialog, ResultDialog } from '../dialog';
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
  /** The error catalogue's sentence for a failure without words of the provider. */
  failureMessage: string;
  submitLabel?: string;
  cancelLabel?: string;
  /** Fields as ordinary JSX. */
  children: ReactNode;
}

/** The frame of a form in a dialog: buttons, focus, submission and errors. */
export function FormDialog<Values extends FormikValues>({
  title,
  initialValues,
  schema,
  successTitle,
  onSave,
  onClose,
  failureMessage,
  submitLabel = 'Simpan',
  cancelLabel = 'Batal',
  children,
}: FormDialogProps<Values>) {
  const [saved, setSaved] = useState(false);
  const save = async (values: Values) => {
    await onSave(values);
    setSaved(true);
  };
  const { failure, submit } = useSubmission<Values>(save, (error) => describeError(error, failureMessage));
  if (saved) {
    return <ResultDialog outcome="success" title={successTitle} actionLabel="Lanjut" onAcknowledge={onClose} />;
  }
  return (
    <ModalDialog title={title} onClose={onClose} keepOnBackdrop>
      <Formik<Values> initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
        {({ isSubmitting }) => (
          <Form noValidate>
            <DialogContent sx={{ pt: 0 }}>
              {failure && <Alert severity="error">{failure}</Alert>}
              {children}
              <FocusFirstError />
            </DialogContent>
            <DialogActions sx={{ px: 3, pb: 3 }}>
              <Button onClick={onClose}>{cancelLabel}</Button>
              <Button type="submit" variant="contained" loading={isSubmitting}>
                {submitLabel}
              </Button>
            </DialogActions>
          </Form>
        )}
      </Formik>
    </ModalDialog>
  );
}
