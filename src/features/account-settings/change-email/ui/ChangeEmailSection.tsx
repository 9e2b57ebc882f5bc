import { useEffect, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { AccountForm, useChangeEmailMutation, useGetEmailChangeQuery } from '@/entities/account';
import { useGetProfileQuery } from '@/entities/profile/candidate';
import { isApiError } from '@/shared/api';
import { SectionAccordion, useSectionTitle } from '@/shared/ui/SectionAccordion';
import { FailureState } from '@/shared/ui/feedback';
import { EmailInput, PasswordInput } from '@/shared/ui/form';
import { StaleDataAlert } from '@/shared/ui/stale-data';
import { useToast } from '@/shared/ui/toast';
import { changeEmailSchema, initialValues } from '../model/change-email-form';
import type { ChangeEmailValues } from '../model/change-email-form';
import { texts } from '../texts';
import { PendingEmailChange } from './PendingEmailChange';

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
