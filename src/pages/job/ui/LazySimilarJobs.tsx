import { Suspense, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { JobDetail } from '@/entities/job';
import { lazyWithRetry } from '@/shared/lib/lazy-with-retry';
import { logFailure } from '@/shared/lib/logging';
import { useNearView } from '../model/use-near-view';

const similarJobs = lazyWithRetry(async () => (await import('./SimilarJobs')).SimilarJobs);

/** The similar jobs, fetched once their place is nearly scrolled to. They are an extra: a failure shows nothing. */
export function LazySimilarJobs({ job }: { job: JobDetail }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearView(place);
  return (
    <div ref={place}>
      {isNear && (
        <ErrorBoundary
          onError={(error) => {
            logFailure('the similar jobs could not be shown', error);
            similarJobs.retry();
          }}
          fallbackRender={() => null}
        >
          <Suspense fallback={null}>
            <similarJobs.Component job={job} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
