import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { logFailure } from '@/shared/lib/logging';
import { FailureState } from './FailureState';
import { texts } from '../texts';

interface BlockProps {
  /** The block's name in the log. */
  what: string;
  /** Content of the block: when one of these changes, a block that failed renders again. */
  shows?: unknown[];
  children: ReactNode;
}

/** A part of a page that may break without taking the others down. */
export function Block({ what, shows = [], children }: BlockProps) {
  return (
    <ErrorBoundary
      resetKeys={shows}
      onError={(error) => logFailure(`${what} broke`, error)}
      fallbackRender={({ resetErrorBoundary }) => (
        <FailureState title={texts.broken} text={texts.restWorks} onRetry={() => resetErrorBoundary()} />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
