import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Formik } from 'formik';
import Alert from '@mui/material/Alert';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { object, string } from 'yup';
import { atPasswordField } from '@/entities/account';
import { useGetDeletionQuery, useRequestDeletionMutation } from '@/entities/privacy';
import { describeError } from '@/shared/api';
import { useFocusAfterClose } from '@/shared/lib/focus';
import { FocusFirstError, Form, useSubmission } from '@/shared/lib/forms';
import { languageOf } from '@/shared/lib/language';
import { logFailure } from '@/shared/lib/logging';
import { ModalDialog } from '@/shared/ui/dialog';
import { MissingContent } from '@/shared/ui/feedback';
import { PasswordInput, SlowSaveAlert } from '@/shared/ui/form';
import { SectionAccordion, useSectionTitle } from '@/shared/ui/SectionAccordion';
import { texts } from './texts';
import { PendingDeletion } from './PendingDeletion';

const initialValues = { password: '' };

type DeleteAccountValues = typeof initialValues;

const deleteAccountSchema = object({ password: string().required(texts.passwordRequired) });

interface DeleteAccountDialogProps {
  onRequested: () => void;
  onClose: () => void;
}

/** Asks for the password again before the account's deletion is requested. What is typed is stored nowhere. */
function DeleteAccountDialog({ onRequested, onClose }: DeleteAccountDialogProps) {
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

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <>
      <Typography component="h3" sx={{ mt: 2, fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography component="ul" sx={{ pl: 2.5, my: 0.5 }}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Typography>
    </>
  );
}

interface DeleteAccountSectionProps {
  /** Signs out and erases what this browser has stored of the candidate. */
  onLeave: () => void;
}

function DeleteAccount({ onLeave }: DeleteAccountSectionProps) {
  const { ref: title } = useSectionTitle();
  const query = useGetDeletionQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, isFetching } = query;
  const [isOpen, setOpen] = useState(false);
  const focusAfterClose = useFocusAfterClose(isOpen);
  const isPending = Boolean(data);
  // The button that cancels goes with what it has cancelled.
  const isCancelling = useRef(false);
  useEffect(() => {
    if (!isCancelling.current || isPending) return;
    title.current?.focus();
    isCancelling.current = false;
  }, [isPending, title]);

  const handleCancelling = (isUnderWay: boolean) => {
    isCancelling.current = isUnderWay;
  };

  const content = () => {
    if (data) return <PendingDeletion deleteAt={data.deleteAt} onCancelling={handleCancelling} onLeave={onLeave} />;
    if (data === undefined) {
      return (
        <MissingContent query={query} title={texts.loadFailed}>
          <Skeleton width="40%" height={40} />
        </MissingContent>
      );
    }
    return (
      <Button variant="outlined" color="error" loading={isFetching} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
    );
  };

  return (
    <>
      {!isPending && (
        <>
          <Typography sx={{ mt: 1 }}>{texts.intro}</Typography>
          <Points title={texts.goes} points={texts.going} />
          <Points title={texts.stays} points={texts.staying} />
          <Points title={texts.atOnce} points={texts.happening} />
          <Typography sx={{ mt: 2, mb: 2, fontWeight: 600 }}>{texts.exportFirst}</Typography>
        </>
      )}
      {content()}
      {isOpen && (
        <DeleteAccountDialog
          onRequested={() => {
            // The button that opened the dialog goes with it.
            focusAfterClose(title.current);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/**
 * Has the account deleted after seven days, says what goes and what stays, and offers to cancel it meanwhile.
 * Specification 4, section 6.
 */
export const DeleteAccountSection = ({ onLeave }: DeleteAccountSectionProps) => (
  <SectionAccordion name="deletion" title={texts.title}>
    <DeleteAccount onLeave={onLeave} />
  </SectionAccordion>
);
