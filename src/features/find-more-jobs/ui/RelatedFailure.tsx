import { FailureState } from '@/shared/ui/feedback';
import { texts } from '../texts';

interface RelatedFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** In place of what the provider would have found beside the list. */
export function RelatedFailure({ error, onRetry }: RelatedFailureProps) {
  return <FailureState title={texts.relatedFailed} error={error} onRetry={onRetry} retrying={false} />;
}
