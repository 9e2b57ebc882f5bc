import { describeFailure } from '@/shared/api';
import Button from '@mui/material/Button';
import { texts } from '../texts';

interface OutdatedNoticeProps {
  error: unknown;
  onRetry: () => void;
  /** Whether a retry is under way. */
  retrying: boolean;
}

/** Above cards that are not what was looked for last: that could not be had. Specification 1, section 8. */
export function OutdatedNotice({ error, onRetry, retrying }: OutdatedNoticeProps) {
  return (
    <div role="alert" className="results-outdated">
      <p>
        {texts.outdated} {describeFailure(error)}
      </p>
      <Button variant="outlined" size="small" onClick={onRetry} loading={retrying}>
        {texts.retry}
      </Button>
    </div>
  );
}
