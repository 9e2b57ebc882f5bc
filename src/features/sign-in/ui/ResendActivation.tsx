import Button from '@mui/material/Button';
import { useResendActivation } from '@/entities/session';
import { Notice } from '@/shared/ui/notice';
import { texts } from '../texts';

/** Offers a new activation link to somebody whose account waits for its activation. Specification 1, section 8. */
export function ResendActivation({ email }: { email: string }) {
  const { resend, isSending, outcome } = useResendActivation();
  return (
    <>
      {outcome && (
        <Notice kind={outcome.sent ? 'success' : 'error'} style={{ marginTop: 16 }}>
          {outcome.message}
        </Notice>
      )}
      {!outcome?.sent && (
        <Button loading={isSending} onClick={() => void resend(email)} sx={{ mt: 2 }}>
          {texts.resendActivation}
        </Button>
      )}
    </>
  );
}
