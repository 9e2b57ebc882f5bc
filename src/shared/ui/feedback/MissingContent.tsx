import type { ReactNode } from 'react';
import { FailureState } from './FailureState';

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
