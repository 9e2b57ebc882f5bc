import Button from '@mui/material/Button';
import Alert from '@mui/material/Alert';
import { useResendActivation } from '@/entities/session';
import { describeWait } from '@/shared/api';
import { ResultDialog } from '@/shared/ui/dialog';
import type { SignInFailure } from '../model/sign-in-failure';
import { texts } from '../texts';

/**
 * Offers a new activation link to a candidate whose account is not activated yet, when the provider can mail one.
 * Specification 1, section 8.
 */
function ResendActivation({ email }: { email: string }) {
  const { resend, isSending, isOffered, outcome } = useResendActivation();
  return (
    <>
      {outcome && (
        <Alert
          severity={outcome.severity}
          role={outcome.severity === 'info' ? 'status' : undefined}
          style={{ marginTop: 16 }}
        >
          {outcome.message}
        </Alert>
      )}
      {isOffered && (
        <Button loading={isSending} onClick={() => void resend(email)} style={{ marginTop: 16 }}>
          {texts.resendActivation}
        </Button>
      )}
    </>
  );
}

interface SignInFailureDialogProps {
  failure: SignInFailure;
  onAcknowledge: () => void;
}

/** The popup after a sign-in that failed. Specification 1, sections 4 and 8. */
export function SignInFailureDialog({ failure, onAcknowledge }: SignInFailureDialogProps) {
  return (
    <ResultDialog outcome="failure" title={failure.title} actionLabel={texts.continue} onAcknowledge={onAcknowledge}>
      <div>{failure.text}</div>
      {failure.wait !== undefined && <div>{texts.wait(describeWait(failure.wait))}</div>}
      {failure.inactive !== undefined && <ResendActivation email={failure.inactive} />}
    </ResultDialog>
  );
}
