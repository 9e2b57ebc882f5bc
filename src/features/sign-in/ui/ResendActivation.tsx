import { useResendActivation } from '@/entities/session';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { texts } from '../texts';

/**
 * Offers a new activation link to somebody whose account waits for its activation, where the provider can mail one.
 * Specification 1, section 8.
 */
export function ResendActivation({ email }: { email: string }) {
  const { resend, isSending, isOffered, outcome } = useResendActivation();
  return (
    <>
      {outcome && (
        <Notice kind={outcome.kind} role={outcome.kind === 'info' ? 'status' : undefined} style={{ marginTop: 16 }}>
          {outcome.message}
        </Notice>
      )}
      {isOffered && (
        <Button loading={isSending} onClick={() => void resend(email)} style={{ marginTop: 16 }}>
          {texts.resendActivation}
        </Button>
      )}
    </>
  );
}
