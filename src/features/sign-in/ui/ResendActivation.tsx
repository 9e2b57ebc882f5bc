import { useResendActivation } from '@/entities/session';
import Button from '@mui/material/Button';
import Alert from '@mui/material/Alert';
import { texts } from '../texts';

/** Offers a new activation link to somebody whose account waits for its activation. Specification 1, section 8. */
export function ResendActivation({ email }: { email: string }) {
  const { resend, isSending, outcome } = useResendActivation();
  return (
    <>
      {outcome && (
        <Alert severity={outcome.sent ? 'success' : 'error'} style={{ marginTop: 16 }}>
          {outcome.message}
        </Alert>
      )}
      {!outcome?.sent && (
        <Button loading={isSending} onClick={() => void resend(email)} style={{ marginTop: 16 }}>
          {texts.resendActivation}
        </Button>
      )}
    </>
  );
}
