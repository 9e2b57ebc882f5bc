import { describeFailure, isApiError } from '@/shared/api';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { texts } from '../texts';

interface OutdatedResultsAlertProps {
  error: unknown;
  onRetry: () => void;
  /** True when a retry is under way. */
  retrying: boolean;
}

/** Above cards of an earlier search: those of the last could not be fetched. Specification 1, section 8. */
export function OutdatedResultsAlert({ error, onRetry, retrying }: OutdatedResultsAlertProps) {
  return (
    <Alert
      severity="warning"
      style={{ marginBottom: 16 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry} loading={retrying}>
          {texts.retry}
        </Button>
      }
    >
      {isApiError(error) && error.kind === 'network' && texts.needsConnection} {texts.outdated} {describeFailure(error)}
    </Alert>
  );
}
