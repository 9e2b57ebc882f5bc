import { describeFailure } from '@/shared/api';
import Button from '@mui/material/Button';
import { StateMessage } from './StateMessage';
import { brokenBridge } from './pictures';
import { texts } from './texts';

interface FailureStateProps {
  /** The content that could not be shown, as a sentence. */
  title: string;
  /** The cause; the provider's message is shown for an `ApiError`. */
  error?: unknown;
  /** In place of the message of `error`. */
  text?: string;
  onRetry: () => void;
  /** True when there is room for a picture: in place of a page or of a list, not of a card. */
  large?: boolean;
  /** True when a retry is under way. */
  retrying?: boolean;
}

/** A block whose data could not be fetched, with a way to try again. A failed fetch never looks like an empty list. */
export function FailureState({ title, error, text, onRetry, large = false, retrying = false }: FailureStateProps) {
  return (
    <StateMessage
      role="alert"
      {...(large && { picture: brokenBridge })}
      title={title}
      text={text ?? describeFailure(error)}
    >
      <Button variant="outlined" onClick={onRetry} loading={retrying}>
        {texts.retry}
      </Button>
    </StateMessage>
  );
}
