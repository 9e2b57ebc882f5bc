import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { describeFailure } from '@/shared/api';
import { StateMessage, brokenBridge } from './StateMessage';
import { texts } from '../texts';

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

interface MissingContentProps {
  /** A query that has no data. */
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** Says that the content could not be fetched. */
  title: string;
  /** A skeleton: shown until the provider responds. */
  children: ReactNode;
}

/** In place of a section's content that is not there yet, or could not be fetched. */
export function MissingContent({ query: { error, isFetching, refetch }, title, children }: MissingContentProps) {
  if (!error) return <div aria-busy="true">{children}</div>;
  return <FailureState title={title} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
}
