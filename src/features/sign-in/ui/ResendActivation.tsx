import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useResendActivation } from '@/entities/session';
import { texts } from '../texts';

/** Offers a new activation link to somebody whose account waits for its activation. Specification 1, section 8. */
export function ResendActivation({ email }: { email: string }) {
  const { resend, isSending, outcome } = useResendActivation();
  return (
    <>
      {outcome && (
        <Alert severity={outcome.sent ? 'success' : 'error'} sx={{ mt: 2, textAlign: 'left' }}>
          {outcome.message}
        </Alert>
      )}
      {!outcome?.sent && (
        <Button loading={isSending} onClick={() => void resend(email)} sx={{ mt: 2 }}>
          {texts.resendActivation}
        </Button>
      )}
    </>
  );
}
