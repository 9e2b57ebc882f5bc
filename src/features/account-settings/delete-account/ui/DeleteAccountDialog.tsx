import { Formik } from 'formik';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { atPasswordField } from '@/entities/account';
import { useRequestDeletionMutation } from '@/entities/privacy';
import { describeError } from '@/shared/api';
import { FocusFirstError, Form, useSubmission } from '@/shared/lib/forms';
import { languageOf } from '@/shared/lib/language';
import { logFailure } from '@/shared/lib/logging';
import { ModalDialog } from '@/shared/ui/dialog';
import { PasswordInput, SlowSaveAlert } from '@/shared/ui/form';
import { deleteAccountSchema, initialValues } from '../model/delete-account-form';
import type { DeleteAccountValues } from '../model/delete-account-form';
import { texts } from '../texts';

interface DeleteAccountDialogProps {
  onRequested: () => void;
  onClose: () => void;
}

/** Asks for the password again before the account's deletion is requested. What is typed is stored nowhere. */
export function DeleteAccountDialog({ onRequested, onClose }: DeleteAccountDialogProps) {
  const [requestDeletion] = useRequestDeletionMutation();
  const save = async ({ password }: DeleteAccountValues) => {
    try {
      await requestDeletion({ password }).unwrap();
    } catch (error) {
      logFailure('candidate/deletion could not be requested', error);
      throw atPasswordField(error, 'password', texts.wrong);
    }
  };
  const { failure, submit } = useSubmission(save, (error) => describeError(error, texts.failed));
  return (
    <ModalDialog title={texts.dialogTitle} maxWidth="xs" keepOnBackdrop onClose={onClose}>
      <Formik
        initialValues={initialValues}
        validationSchema={deleteAccountSchema}
        onSubmit={async (values: DeleteAccountValues, helpers) => {
          if (await submit(values, helpers)) onRequested();
        }}
      >
        {({ isSubmitting }) => (
          <Form>
            <DialogContent>
              <Typography sx={{ mb: 2 }}>{texts.dialogText}</Typography>
              <PasswordInput
                name="password"
                label={texts.password}
                autoComplete="current-password"
                toggleLabel={texts.showPassword}
                required
              />
              {failure && (
                <Alert severity="error" lang={languageOf(failure)} sx={{ mt: 1 }}>
                  {failure}
                </Alert>
              )}
              <FocusFirstError />
            </DialogContent>
            <SlowSaveAlert text={texts.stillSending} />
            <DialogActions>
              <Button onClick={onClose} disabled={isSubmitting}>
                {texts.cancel}
              </Button>
              <Button type="submit" variant="contained" color="error" loading={isSubmitting}>
                {texts.submit}
              </Button>
            </DialogActions>
          </Form>
        )}
      </Formik>
    </ModalDialog>
  );
}
