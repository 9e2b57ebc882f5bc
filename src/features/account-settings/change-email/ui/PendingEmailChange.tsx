import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCancelEmailChangeMutation } from '@/entities/account';
import type { PendingEmailChange as PendingChange } from '@/entities/account';
import { describeError, isApiError } from '@/shared/api';
import { formatMoment } from '@/shared/lib/dates';
import { logFailure } from '@/shared/lib/logging';
import { SlowAlert } from '@/shared/ui/feedback';
import { useToast } from '@/shared/ui/toast';
import { texts } from '../texts';

interface PendingEmailChangeProps {
  change: PendingChange;
  /** True when the button is pressed that goes from the screen with the change; false again where it stays. */
  onCancelling: (isUnderWay: boolean) => void;
}

/** Says which address is to confirm a change, what to do for that and until when, with a way to cancel it. */
export function PendingEmailChange({ change, onCancelling }: PendingEmailChangeProps) {
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
