import { useResendActivation } from '@/entities/session';
import Button from '@mui/material/Button';
import Alert from '@mui/material/Alert';
import { texts } from '../texts';

/**
 * Offers a new activation link to a candidate whose account is not activated yet, when the provider can mail one.
 * Specification 1, section 8.
 */
export function ResendActivation({ email }: { email: string }) {
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
