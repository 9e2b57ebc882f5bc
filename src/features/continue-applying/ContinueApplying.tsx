import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyWithRetry } from '@/shared/lib/lazy-with-retry';
import { ContinueLink } from './ContinueLink';

const checked = lazyWithRetry(async () => (await import('./CheckedContinueLink')).CheckedContinueLink);

interface ContinueApplyingProps {
  /** Path of the job that was wanted, as `toJobPath` gives it. */
  path: string;
  /** Its title, where the device knows it. */
  title: string | null;
}

const slugOf = (path: string): string => decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));

/**
 * Links back to the job that the candidate was on the way to: at once, from what the device has stored, also without a
 * connection. The present state of the job is shown once it is fetched. Specification 4, section 4.
 */
export function ContinueApplying({ path, title }: ContinueApplyingProps) {
  const slug = slugOf(path);
  const known = <ContinueLink slug={slug} title={title} />;
  return (
    <ErrorBoundary onError={checked.retry} fallback={known}>
      <Suspense fallback={known}>
        <checked.Component slug={slug} title={title} />
      </Suspense>
    </ErrorBoundary>
  );
}
