import { Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { JobDetail } from '@/entities/job';
import { lazyWithRetry } from '@/shared/lib/lazy-with-retry';
import { logFailure } from '@/shared/lib/logging';

interface LazyPartProps {
  job: JobDetail;
  /** Takes its room until it is there. */
  placeholder?: ReactNode;
}

/**
 * A part of a job's page in a chunk of its own. It is an extra: where it fails, nothing is shown.
 *
 * @param what the part's name in the log
 * @param load fetches the chunk
 */
export function lazyPart(what: string, load: () => Promise<ComponentType<{ job: JobDetail }>>) {
  const part = lazyWithRetry(load);
  return function LazyPart({ job, placeholder = null }: LazyPartProps) {
    return (
      <ErrorBoundary
        onError={(error) => {
          logFailure(`${what} could not be shown`, error);
          part.retry();
        }}
        fallbackRender={() => null}
      >
        <Suspense fallback={placeholder}>
          <part.Component job={job} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
