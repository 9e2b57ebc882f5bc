import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useCancelDeletionMutation } from '@/entities/privacy';
import { describeError } from '@/shared/api';
import { formatMoment } from '@/shared/lib/dates';
import { logFailure } from '@/shared/lib/logging';
import { SlowAlert } from '@/shared/ui/feedback';
import { useToast } from '@/shared/ui/toast';
import { texts } from './texts';

const Choices = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'flex',
  flexFlow: 'column',
  gap: spacing(1.5),
  [breakpoints.up('sm')]: { flexFlow: 'row wrap' },
}));

interface PendingDeletionProps {
  /** ISO 8601. */
  deleteAt: string;
  /** True when the button is pressed that goes from the screen with the deletion; false again where it stays. */
  onCancelling: (isUnderWay: boolean) => void;
  onLeave: () => void;
}

/** Says that the account is going to be deleted and when, with a way to keep it and one to leave nothing behind here. */
export function PendingDeletion({ deleteAt, onCancelling, onLeave }: PendingDeletionProps) {
  const [cancelDeletion, { isLoading }] = useCancelDeletionMutation();
  const { showSuccess, showError } = useToast();
  const handleKeep = async () => {
    onCancelling(true);
    try {
      const message = await cancelDeletion().unwrap();
      showSuccess(message ?? texts.kept);
    } catch (error) {
      logFailure('candidate/deletion could not be cancelled', error);
      onCancelling(false);
      showError(describeError(error, texts.keepFailed));
    }
  };
  return (
    <>
      <Alert data-paper severity="warning" role="status" sx={{ my: 2 }}>
        {texts.pending(formatMoment(deleteAt))} {texts.pendingHint}
      </Alert>
      {isLoading && <SlowAlert text={texts.stillSending} />}
      <Choices>
        <Button variant="contained" loading={isLoading} onClick={() => void handleKeep()}>
          {texts.keep}
        </Button>
        <Button variant="outlined" color="error" disabled={isLoading} onClick={onLeave}>
          {texts.leave}
        </Button>
      </Choices>
      <Typography data-screen variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {texts.leaveHint}
      </Typography>
    </>
  );
}
