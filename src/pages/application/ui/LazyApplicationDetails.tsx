import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import Skeleton from '@mui/material/Skeleton';
import type { Application } from '@/entities/application';
import { useCapability } from '@/entities/capability';
import { lazyWithRetry } from '@/shared/lib/lazy-with-retry';
import { logFailure } from '@/shared/lib/logging';
import { FailureState } from '@/shared/ui/feedback';
import { texts } from '../texts';

const details = lazyWithRetry(async () => (await import('./ApplicationDetails')).ApplicationDetails);

/** The room of the steps. */
const StepsSkeleton = () => (
  <div role="status" aria-label={texts.detailsLoading}>
    <Skeleton variant="rounded" sx={{ height: { xs: 432, md: 100 } }} />
  </div>
);

/** `ApplicationDetails` in a chunk of its own, fetched when More is pressed. */
export function LazyApplicationDetails({ application }: { application: Application }) {
  const hasTimeline = useCapability('applicationEvents');
  const canWithdraw = useCapability('applicationWithdraw');
  return (
    <ErrorBoundary
      onError={(error) => logFailure('the details of an application could not be shown', error)}
      onReset={details.retry}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <FailureState title={texts.detailsFailed} error={error} onRetry={() => resetErrorBoundary()} />
      )}
    >
      <Suspense fallback={<StepsSkeleton />}>
        <details.Component application={application} hasTimeline={hasTimeline} canWithdraw={canWithdraw} />
      </Suspense>
    </ErrorBoundary>
  );
}
