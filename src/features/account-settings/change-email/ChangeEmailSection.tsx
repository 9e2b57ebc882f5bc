import { useEffect, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { object, string } from 'yup';
import {
  AccountForm,
  useChangeEmailMutation,
  useGetEmailChangeQuery,
  useCancelEmailChangeMutation,
} from '@/entities/account';
import type { PendingEmailChange as PendingChange } from '@/entities/account';
import { useGetProfileQuery } from '@/entities/profile/candidate';
import { isApiError, describeError } from '@/shared/api';
import { formatMoment } from '@/shared/lib/dates';
import { requiredEmail } from '@/shared/lib/forms';
import { logFailure } from '@/shared/lib/logging';
import { FailureState, SlowAlert, StaleDataAlert } from '@/shared/ui/feedback';
import { EmailInput, PasswordInput } from '@/shared/ui/form';
import { SectionAccordion, useSectionTitle } from '@/shared/ui/SectionAccordion';
import { useToast } from '@/shared/ui/toast';
import { texts } from './texts';

const initialValues = { email: '', password: '' };

type ChangeEmailValues = typeof initialValues;

const changeEmailSchema = object({
  email: requiredEmail(texts),
  password: string().required(texts.passwordRequired),
});

interface PendingEmailChangeProps {
  change: PendingChange;
  /** True when the button is pressed that goes from the screen with the change; false again where it stays. */
  onCancelling: (isUnderWay: boolean) => void;
}

/** Says which address is to confirm a change, what to do for that and until when, with a way to cancel it. */
function PendingEmailChange({ change, onCancelling }: PendingEmailChangeProps) {
  const [cancelChange, { isLoading }] = useCancelEmailChangeMutation();
  const { showSuccess, showError } = useToast();
  const { email, requestedAt, expiresAt } = change;

  const handleCancel = async () => {
    onCancelling(true);
    try {
      const message = await cancelChange().unwrap();
      showSuccess(message ?? texts.cancelled);
    } catch (error) {
      logFailure('the change of the e-mail address could not be cancelled', error);
      const isGone = isApiError(error) && error.status === 404;
      if (!isGone) onCancelling(false);
      showError(isGone ? texts.gone : describeError(error, texts.cancelFailed));
    }
  };

  return (
    <>
      <Alert data-paper severity="info" role="status" sx={{ my: 2, overflowWrap: 'anywhere' }}>
        <AlertTitle>{texts.waiting(email)}</AlertTitle>
        <Typography variant="body2">{texts.whatToDo}</Typography>
        {(requestedAt !== null || expiresAt !== null) && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            {requestedAt !== null && texts.requestedAt(formatMoment(requestedAt))}{' '}
            {expiresAt !== null && texts.expiresAt(formatMoment(expiresAt))}
          </Typography>
        )}
        <Typography variant="body2" sx={{ my: 1 }}>
          {texts.notArrived}
        </Typography>
        <Button variant="outlined" color="inherit" loading={isLoading} onClick={() => void handleCancel()}>
          {texts.cancel}
        </Button>
      </Alert>
      {isLoading && <SlowAlert text={texts.stillCancelling} />}
    </>
  );
}

const SHOWN = [{ endpoint: 'getProfile' }];

function ChangeEmail() {
  const { ref: title } = useSectionTitle();
  // The link may be opened in another tab or on another device.
  const waiting = useGetEmailChangeQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const change = waiting.data ?? null;
  // A provider with the account but without this call: the page is as it is without a change that waits.
  const isUnknown = isApiError(waiting.error) && waiting.error.status === 404;
  const { data: profile, refetch: refetchProfile } = useGetProfileQuery();
  const [changeEmail] = useChangeEmailMutation();
  const [sent, setSent] = useState<{ email: string; at: number } | null>(null);
  const { showSuccess } = useToast();
  const wasWaiting = useRef(false);
  const isCancelling = useRef(false);
  const isWaiting = change !== null;
  useEffect(() => {
    if (isWaiting) wasWaiting.current = true;
    if (isWaiting || !wasWaiting.current) return;
    wasWaiting.current = false;
    // The address may have been confirmed.
    void refetchProfile();
    // The button that was pressed goes with what it has cancelled.
    if (isCancelling.current) title.current?.focus();
    isCancelling.current = false;
  }, [isWaiting, refetchProfile, title]);
  const save = async (values: ChangeEmailValues) => {
    setSent(null);
    const email = values.email.trim();
    await changeEmail({ email, password: values.password }).unwrap();
    setSent({ email, at: Date.now() });
    // A change that waits already looks the same afterwards.
    if (change?.email === email) showSuccess(texts.sent(email));
  };
  const handleCancelling = (isUnderWay: boolean) => {
    isCancelling.current = isUnderWay;
  };

  const waitingChange = () => {
    if (change) return <PendingEmailChange change={change} onCancelling={handleCancelling} />;
    // Until the provider has told of the change since; for good where it tells none.
    if (sent && (waiting.fulfilledTimeStamp ?? 0) < sent.at) {
      return (
        <Alert severity="success" role="status" sx={{ my: 1, overflowWrap: 'anywhere' }}>
          {texts.sent(sent.email)}
        </Alert>
      );
    }
    if (waiting.data === undefined && waiting.error && !isUnknown) {
      return (
        <FailureState
          title={texts.loadFailed}
          error={waiting.error}
          onRetry={() => void waiting.refetch()}
          retrying={waiting.isFetching}
        />
      );
    }
    if (waiting.isLoading) {
      return (
        <div aria-busy="true">
          <Skeleton width="60%" height={28} />
        </div>
      );
    }
    return null;
  };

  return (
    <>
      <StaleDataAlert of={SHOWN} />
      {profile?.email && (
        <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{texts.current(profile.email)}</Typography>
      )}
      <Typography color="textSecondary" sx={{ my: 1 }}>
        {texts.consequence}
      </Typography>
      {waitingChange()}
      <AccountForm
        call="candidate/change-email"
        initialValues={initialValues}
        validationSchema={changeEmailSchema}
        passwordField="password"
        texts={texts}
        onSave={save}
      >
        <EmailInput name="email" label={texts.email} />
        <PasswordInput
          name="password"
          label={texts.password}
          autoComplete="current-password"
          toggleLabel={texts.showPassword}
          required
        />
      </AccountForm>
    </>
  );
}

/**
 * Has a link mailed to a new e-mail address, which then becomes the account's, and shows the change that waits for it.
 * Specification 4, section 6.
 */
export const ChangeEmailSection = () => (
  <SectionAccordion name="email" title={texts.title}>
    <ChangeEmail />
  </SectionAccordion>
);
